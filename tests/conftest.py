"""Settings for all tests."""

from hypothesis import settings

settings.register_profile("fogcity", deadline=None, max_examples=60)  # machines are shared: no test is about time
settings.load_profile("fogcity")
