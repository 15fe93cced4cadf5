"""`python -m fogcity` is the `fogcity` command."""

from fogcity.cli import main

if __name__ == "__main__":  # processes that bots think in read this file again
    main()
