### The tutorial and the rules page of San Francisco Cable Car.

## The tutorial, step by step

learn-cablecar-begin-title = Jouw wagons
learn-cablecar-begin-text = Wie de meeste punten heeft, wint. Elk van je lijnen scoort één keer, als hij eindigt: een punt voor elke tegel waar hij over liep. Jij bent geel; bij elk van je wagons, aan de oneven stations, begint een lijn.
learn-cablecar-begin-do = Leg je tegel op een oplichtend vak voor een van je wagons.
learn-cablecar-begin-right = Je eerste lijn is onderweg. De rails ervan worden geel, zodat je altijd ziet hoe ver hij is.
learn-cablecar-begin-wrong = Dat vak ligt voor een blauwe wagon. Kies er een voor een gele.
learn-cablecar-grow-title = Langere lijnen
learn-cablecar-grow-text = Een lijn loopt door over elke tegel die hij tegenkomt. Hoe langer hij wordt voor hij eindigt, hoe meer punten. { $touch ->
        [yes] Tik op een vak
       *[other] Wijs een vak aan
    } om te zien wat je tegel daar doet.
learn-cablecar-grow-do = Leg de tegel zo dat de lijn waaraan je begonnen bent, verder loopt.
learn-cablecar-grow-right = Goed zo: de lijn is een tegel langer en nog altijd open.
learn-cablecar-grow-wrong = Daarmee wordt je lijn niet langer. Zoek het open einde en leg de tegel daar.
learn-cablecar-beside-title = Waar tegels komen
learn-cablecar-beside-text = Een tegel heeft een vrij vak nodig aan de rand van het bord, of een dat met een zijde aan een andere tegel grenst. Alle daken wijzen dezelfde kant op; tegels worden dus niet gedraaid.
learn-cablecar-beside-do = Probeer een vak dat nergens aan grenst, bijvoorbeeld f6.
learn-cablecar-beside-then = Leg hem nu niet aan de rand, maar naast een tegel.
learn-cablecar-beside-right = Juist. Vanaf de randen groeit de stad naar het midden.
learn-cablecar-beside-wrong = Dat vak mag, maar lees de opdracht nog eens.
learn-cablecar-join-title = Rails die al liggen
learn-cablecar-join-text = Tegels die er al liggen, kunnen op je lijn aansluiten, wie ze ook gelegd heeft. Eén goede tegel kan er meerdere tegelijk opleveren.
learn-cablecar-join-do = Vind het vak waar een lijn van jou in één keer drie tegels langer wordt.
learn-cablecar-join-right = Drie tegels met één zet. Rails die klaarliggen, zijn van wie ze bereikt.
learn-cablecar-join-wrong = Het kan beter: zoek een rij tegels die voor een van je wagons klaarligt.
learn-cablecar-finish-title = Thuiskomen
learn-cablecar-finish-text = Een lijn die een aankomstspoor aan de rand van het bord bereikt, is af en scoort meteen: één punt voor elke tegel waar hij over ging.
learn-cablecar-finish-do = Maak een van je lijnen af voor 5 punten.
learn-cablecar-finish-right = Vijf tegels, vijf punten. De wagon wordt gedraaid: deze lijn scoort niet nog eens.
learn-cablecar-finish-wrong = Dat is niet de zet voor 5 punten. Probeer de vakken rond de lange gele lijn.
learn-cablecar-twice-title = Twee keer over één tegel
learn-cablecar-twice-text = Een lijn die twee keer over een tegel loopt, krijgt er twee punten voor. Omwegen lonen.
learn-cablecar-twice-do = Maak een lijn van jou af die maar over twee tegels loopt en toch 3 punten scoort.
learn-cablecar-twice-right = Over de nieuwe tegel heen, een bocht om en er weer over terug: drie keer over een tegel, drie punten.
learn-cablecar-twice-wrong = Zoek een tegel die je lijn terugstuurt naar waar hij vandaan kwam.
learn-cablecar-power-title = De krachtcentrale
learn-cablecar-power-text = Een lijn die in de krachtcentrale in het midden eindigt, scoort dubbel. De rails op de krachtcentrale zelf tellen niet mee.
learn-cablecar-power-do = Leid een van je lijnen de krachtcentrale in.
learn-cablecar-power-right = Vijf tegels, verdubbeld: 10 punten.
learn-cablecar-power-wrong = Daar niet. De lijn stopt vlak boven de krachtcentrale en heeft nog één tegel nodig.
learn-cablecar-others-title = Andermans lijnen
learn-cablecar-others-text = Je mag tegels aan ieders lijn leggen. Een lijn die vroeg eindigt, brengt weinig op.
learn-cablecar-others-do = Laat een blauwe lijn eindigen met 2 punten.
learn-cablecar-others-right = Blauw krijgt 2 punten en heeft een wagon minder voor een lange lijn. Een gemene tegel is vaak een goede.
learn-cablecar-others-wrong = Daar eindigt geen blauwe lijn met 2 punten. Kijk langs de bovenrand.
learn-cablecar-both-title = Iedereen scoort
learn-cablecar-both-text = Eén tegel kan meerdere lijnen afmaken. Ze scoren allemaal, wie de tegel ook legde.
learn-cablecar-both-do = Maak een van je lijnen af voor 5 punten, ook al eindigt daarbij ook een blauwe.
learn-cablecar-both-right = 5 punten voor jou, 2 voor Blauw: een goede ruil.
learn-cablecar-both-wrong = Daar krijg je de 5 punten niet. Probeer de vakken aan de linkerrand.
learn-cablecar-single-title = Niet over één tegel alleen
learn-cablecar-single-text = Deze tegel stuurt alle rails terug. Aan de rand zou hij een lijn van station naar station leiden over deze ene tegel, en dat is verboden zolang hij ergens anders kan liggen.
learn-cablecar-single-do = Probeer hem op een vrij vak aan de rand en zie de regel aan het werk.
learn-cablecar-single-then = Leg hem nu waar het mag, niet aan de rand.
learn-cablecar-single-right = Daar mag het: geen lijn loopt over deze ene tegel van station naar station.
learn-cablecar-single-wrong = Dat zou mogen, maar doe eerst wat de opdracht vraagt.
learn-cablecar-nowhere-title = Als er geen andere plek is
learn-cablecar-nowhere-text = Op een leeg bord overtreedt deze tegel die regel op elk vak. Dan, en alleen dan, mag hij er toch liggen.
learn-cablecar-nowhere-do = Leg hem zo dat alleen een blauwe lijn eindigt, met één punt.
learn-cablecar-nowhere-right = Eén punt voor Blauw, en voor jou een zorg minder.
learn-cablecar-nowhere-wrong = Daar eindigt een lijn van jou. Kies een vak waar alleen een blauwe wagon voor staat.
learn-cablecar-draw-title = Een andere tegel
learn-cablecar-draw-text = Bevalt je tegel je niet, trek dan een andere van de stapel. De getrokken tegel moet je deze beurt leggen; de andere blijft in je hand.
learn-cablecar-draw-do = Trek een andere tegel.
learn-cablecar-draw-then = Leg de getrokken tegel waar hij je 5 punten oplevert.
learn-cablecar-draw-right = Goed getrokken. Je eerste tegel wacht in je hand op de volgende beurt.
learn-cablecar-draw-wrong = Het mag, maar daar gaat deze stap niet over.
learn-cablecar-last-title = De laatste tegel
learn-cablecar-last-text = Het spel eindigt als alle 60 tegels liggen: dan is elke lijn af. Wie de meeste punten heeft, wint.
learn-cablecar-last-do = Leg de laatste tegel.
learn-cablecar-last-right = Hij maakt twee lijnen af, en de langste is van jou: je wint!

## The rules page

rules-cablecar-goal = Doel van het spel
rules-cablecar-goal-1 = Iedere speler leidt een kabeltrammaatschappij waarvan de wagons rond de stad staan te wachten. Tegels met rails vormen hun lijnen; elke lijn scoort één keer, als hij zijn einde bereikt. Wie de meeste punten heeft als de stad vol is, wint.
rules-cablecar-board = Het bord
rules-cablecar-board-1 = De vakken heten zoals op een schaakbord: kolommen a t/m h van links naar rechts, rijen 1 t/m 8 van boven naar beneden. De krachtcentrale bedekt de vier in het midden; er blijven 60 vakken over voor tegels.
rules-cablecar-board-2 = Eromheen liggen 32 stations, één bij elke buitenzijde van een vak. Ze zijn met de klok mee genummerd: 1 t/m 8 boven, 9 t/m 16 rechts omlaag, 17 t/m 24 onder van rechts naar links, 25 t/m 32 links omhoog.
rules-cablecar-board-3 = Twee rails gaan over elke zijde van een vak, zodat een tegel acht uitgangen heeft. Rails van tegels naast elkaar sluiten altijd aan.
rules-cablecar-board-4 = Vanaf een station naar het bord gezien is het rechterspoor het vertrekspoor, waar een wagon bij het stootblok staat, en het linkerspoor het aankomstspoor. Lijnen beginnen op een vertrekspoor en eindigen op een aankomstspoor.
rules-cablecar-board-5 = Acht zijden leiden de krachtcentrale in. Een lijn die erin loopt, eindigt daar; er begint daar nooit een lijn.
rules-cablecar-tiles = De tegels
rules-cablecar-tiles-1 = Er zijn 60 tegels van 24 soorten. Op elke tegel verbinden vier sporen de vier ingangen met de vier uitgangen, op alle mogelijke manieren. Het getal bij een tegel zegt hoeveel er zijn.
rules-cablecar-tiles-2 = Een tegel wordt met vier letters geschreven, één per zijde, met de klok mee vanaf boven: a gaat rechtdoor, b naar de volgende zijde met de klok mee, c naar de volgende tegen de klok in, d terug naar dezelfde zijde.
rules-cablecar-setup = Voorbereiding
rules-cablecar-setup-1 = Voor 2 tot 6 spelers. Iedereen heeft een kleur, en wagons in die kleur staan het hele spel bij de stations uit deze tabel. Met 3, 5 of 6 spelers hebben de stations 16 en 17 geen wagon.
rules-cablecar-setup-2 = Iedereen begint met 0 punten. De tegels worden geschud en elke speler neemt er een zonder hem te tonen.
rules-cablecar-setup-3 = Aan een gewone tafel begint de jongste; hier beslist het toeval, of de host. Daarna gaat het met de klok mee.
rules-cablecar-turn = Jouw beurt
rules-cablecar-turn-1 = Leg de tegel uit je hand. Of trek er, zolang er nog zijn, een van de stapel: dan moet je die meteen leggen en blijft de andere in je hand.
rules-cablecar-turn-2 = Is je hand daarna leeg, neem dan een nieuwe tegel van de stapel.
rules-cablecar-turn-3 = Spelers van wie alle lijnen af zijn, blijven tegels leggen.
rules-cablecar-placing = Een tegel leggen
rules-cablecar-placing-1 = Hij komt op een vrij vak dat aan de rand van het bord ligt of met een zijde aan een tegel grenst. Alleen de krachtcentrale raken is niet genoeg.
rules-cablecar-placing-2 = Alle tegels liggen dezelfde kant op, met de daken in dezelfde richting als die van de krachtcentrale.
rules-cablecar-placing-3 = Hij mag ieders lijn voortzetten, de jouwe of die van een ander.
rules-cablecar-placing-4 = Er mag geen spoor over deze ene tegel van station naar station lopen, terug naar dezelfde zijde of, in een hoek, van de ene zijde naar de andere. Dat geldt bij alle stations, met of zonder wagon.
rules-cablecar-placing-5 = Alleen als de tegel deze regel overtreedt op elk vak waar hij kan komen, mag hij op elk van die vakken liggen. Dat geldt vanaf de eerste beurt, en het maakt niet uit of je nog een tegel kunt trekken.
rules-cablecar-scoring = Punten
rules-cablecar-scoring-1 = Een lijn loopt van een wagon over de tegels tot een aankomstspoor of de krachtcentrale. Hij scoort zodra een tegel hem afmaakt, wie die ook legde. Eén tegel kan meerdere lijnen van meerdere spelers afmaken.
rules-cablecar-scoring-2 = Elke keer dat de lijn over een tegel gaat, levert een punt op. Twee keer over dezelfde tegel telt twee keer.
rules-cablecar-scoring-3 = Een lijn die in de krachtcentrale eindigt, scoort dubbel. De rails op de krachtcentrale tellen niet mee.
rules-cablecar-scoring-4 = Als een lijn heeft gescoord, wordt de wagon gedraaid. De lijn van een station zonder wagon levert niemand iets op.
rules-cablecar-scoring-5 = Rails die een gesloten lus vormen, hebben geen betekenis.
rules-cablecar-end = Het einde
rules-cablecar-end-1 = Als alle 60 tegels liggen, zijn alle lijnen af en is het spel afgelopen. Wie de meeste punten heeft, wint; bij gelijke stand deel je de plaats.
rules-cablecar-variants = Varianten
rules-cablecar-variants-1 = Vrij draaien: een tegel mag in vier richtingen liggen. Of hij een toegestane plek heeft, wordt dan over alle richtingen beoordeeld.
rules-cablecar-variants-2 = Twee of drie tegels in de hand: leg er een van, of trek er een en leg die. Daarna wordt de hand weer aangevuld zolang er tegels zijn.
rules-cablecar-companies = De uitbreiding met maatschappijen
rules-cablecar-companies-1 = Er rijden acht maatschappijen met elk vier wagons, één aan elke kant van het bord. Ze zijn van geen enkele speler.
rules-cablecar-companies-2 = Elke maatschappij heeft aandelen van 10, 20, 30 en 40%. Ze vormen vier stapels, één per percentage. Elke speler krijgt een verborgen aandeel van elke stapel, daarna wordt van elke stapel het bovenste ernaast opengelegd.
rules-cablecar-companies-3 = Een beurt is een tegel, zoals gewoonlijk, of de ruil van één aandeel.
rules-cablecar-companies-4 = Om te ruilen leg je een aandeel gedekt onder de stapel van zijn percentage en neem je daar het open aandeel of het verborgen bovenste. Een open aandeel dat genomen is, wordt uit de stapel vervangen.
rules-cablecar-companies-5 = Zodra een maatschappij 25 punten heeft, kun je geen aandelen meer ruilen.
rules-cablecar-companies-6 = Lijnen scoren voor de maatschappij van hun wagon. Aan het einde levert elk aandeel zijn deel van de punten van zijn maatschappij op, in tienden en zonder afronding. Het hoogste totaal wint; bij gelijke stand deel je de plaats.

## Figures

rules-cablecar-figure-empty = Het bord met 32 stations en de krachtcentrale. Hier spelen er twee: geel en blauw.
rules-cablecar-figure-tiles = De 24 soorten tegels.
rules-cablecar-figure-cars = Waar de wagons staan.
rules-cablecar-figure-cars-players = { $count } spelers
rules-cablecar-figure-beside = Plekken voor de volgende tegel: de rand van het bord en naast tegels.
rules-cablecar-figure-single = Niet toegestaan zolang de tegel ergens anders kan liggen: lijn 3 zou al over deze ene tegel eindigen.
rules-cablecar-figure-twice = Lijn 3 loopt over twee tegels, over een daarvan twee keer: 3 punten.
rules-cablecar-figure-power = Lijn 29 gaat over 5 tegels en eindigt in de krachtcentrale: 10 punten.
rules-cablecar-figure-companies = De wagons van de acht maatschappijen.
