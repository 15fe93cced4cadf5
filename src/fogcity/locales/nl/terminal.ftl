### Het volledige scherm van de terminal, rond de spellen.

# The language's own name.
terminal-language = Nederlands
terminal-key-play = spelen
terminal-key-turn = draaien
terminal-key-take = wisselen
terminal-key-next = volgende
terminal-key-hint = tip
terminal-key-undo = terug
terminal-key-language = taal
terminal-key-help = hulp
terminal-key-leave = stoppen
terminal-key-result = uitslag
terminal-too-small = Dit venster is te klein. Maak het minstens { $columns } kolommen bij { $rows } regels.
terminal-nothing-here = Hier valt niets te doen. { $key } gaat naar de volgende plek waar dat wel kan.
terminal-undo-too-late = Je laatste zet staat vast: er is een nieuwe tegel of kaart zichtbaar geworden, of de volgende speler heeft gespeeld.
terminal-close = Sluiten
terminal-count-all = Alles in één keer tellen

## De hulp

terminal-help = Toetsen en muis
terminal-help-move = over het bord bewegen en ernaast
terminal-help-play = kiezen wat je aanwijst; een tweede klik doet hetzelfde
terminal-help-next = de volgende plek, of de vorige, waar je iets kunt doen
terminal-help-turn = draaien wat je vasthoudt, of anders betalen; het wieltje doet hetzelfde
terminal-help-take = iets anders in de hand nemen
terminal-help-hint = wat een sterke bot zou doen
terminal-help-undo = terugnemen, zolang er niets nieuws is onthuld
terminal-help-language = Engels, Frans, Nederlands, Koreaans
terminal-help-leave = stoppen; het spel blijft bewaard
terminal-help-kept = Het spel wordt bewaard in dit bestand:

## Na het spel

terminal-go-on = Het spel is bewaard. Ga verder met: { $command }
terminal-record = Het spelverloop staat in { $file }; fogcity replay toont het, fogcity verify controleert het.
