### Uitleg stap voor stap en pagina’s met regels.

## The page of all lessons

learn-title = Leren
learn-lead = Een paar minuten aan een echt bord, en je kent het spel.
learn-start = Uitleg starten
learn-go-on = Verder met de uitleg
learn-again = Uitleg nog eens doen
learn-progress = { $count ->
    [0] { $all } korte stappen
   *[other] { $count } van { $all } stappen gedaan
}
learn-read-rules = Regels lezen

## A lesson

learn-lesson = { $game }: uitleg
learn-step = { $step ->
    [1] Stap 1 van { $all }
   *[other] Stap { $step } van { $all } · nieuwe stelling
}
learn-leave = Uitleg verlaten
learn-back = Terug
learn-next = Verder
learn-skip = Overslaan
learn-show-me = Laat zien
learn-once-more = Nog eens
learn-player = Gast
learn-refused = Niet toegestaan: { $why }
learn-tried = Geweigerd, zoals het hoort: { $why }
learn-done-title = Je kent het spel
learn-done-title-skipped = Einde van de uitleg
learn-done-text = Je hebt alle regels gezien die ertoe doen. Het beste vervolg is een partij.
learn-done-skipped = { $count ->
    [one] Je hebt één stap overgeslagen. Doe die nu, of leer de rest in een partij tegen een makkelijke bot.
   *[other] Je hebt { $count } stappen overgeslagen. Doe die nu, of leer de rest in een partij tegen een makkelijke bot.
}
learn-done-play = Nu tegen een makkelijke bot spelen
learn-to-skipped = Naar de overgeslagen stappen
learn-from-start = Naar stap 1

## Cable Car, step by step

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
learn-cablecar-last-text = De partij eindigt als alle 60 tegels liggen: dan is elke lijn af. Wie de meeste punten heeft, wint.
learn-cablecar-last-do = Leg de laatste tegel.
learn-cablecar-last-right = Hij maakt twee lijnen af, en de langste is van jou: je wint!

## Tickets, step by step

learn-tickets-choose-title = Jouw bestemmingen
learn-tickets-choose-text = Wie de meeste punten heeft, wint. Punten krijg je voor routes, bestemmingen en souvenirs. Een bestemmingskaart noemt twee locaties. Verbind ze met je eigen routes en je krijgt aan het einde de punten; lukt het niet, dan verlies je er evenveel.
learn-tickets-choose-do = Houd één van de twee bestemmingen, of allebei.
learn-tickets-choose-right = Je bestemmingen liggen nu naast het bord, en hun locaties lichten op. Allebei houden kan lonen, maar is een risico.
learn-tickets-stack-title = Souvenirs voor toeristen
learn-tickets-stack-text = Vijf locaties beginnen met een stapel fiches. Voor de eerste beurt voegen de laatste spelers er twee toe. Hier spelen er drie, en jij bent de laatste.
learn-tickets-stack-do = Plaats een stapel op Union Square of Castro, waar je bestemming heen leidt.
learn-tickets-stack-right = Mooi: je eigen weg komt langs deze fiches.
learn-tickets-stack-wrong = Het mag, maar het ligt niet bij jouw bestemming. Kies Union Square of Castro.
learn-tickets-cards-title = Kaarten nemen
learn-tickets-cards-text = In een beurt doe je één van drie dingen. Het eerste: twee transportkaarten nemen, een voor een. Een open kaart die je neemt, wordt meteen vervangen.
learn-tickets-cards-do = Neem een blauwe kaart uit de open rij.
learn-tickets-cards-then = En nu de tweede blauwe.
learn-tickets-cards-right = Twee blauwe kaarten erbij. Je mag er zoveel in de hand hebben als je wilt.
learn-tickets-cards-wrong = Neem deze keer de blauwe.
learn-tickets-blind-title = Van de stapel
learn-tickets-blind-text = In plaats van een open kaart mag je blind de bovenste van de stapel trekken, die niemand anders ziet.
learn-tickets-blind-do = Trek een kaart van de stapel.
learn-tickets-blind-then = Neem een tweede kaart, open of van de stapel. De open veerbootkaart mag je nu niet meer nemen.
learn-tickets-blind-right = Dat was je beurt. Iedereen weet hoeveel kaarten je hebt, maar niet welke.
learn-tickets-blind-wrong = Neem de eerste deze keer van de stapel.
learn-tickets-ferry-title = Veerbootkaarten
learn-tickets-ferry-text = Een veerbootkaart geldt als elke kleur. Dat heeft zijn prijs: een open veerboot kost de hele beurt, en als tweede kaart mag je hem niet nemen. Blind getrokken is het een gewone kaart.
learn-tickets-ferry-do = Neem de open veerbootkaart.
learn-tickets-ferry-right = Eén kaart in plaats van twee, maar een die altijd past. Liggen er drie veerboten open, dan worden alle vijf kaarten vervangen.
learn-tickets-ferry-wrong = Neem de open kaart met het schip.
learn-tickets-claim-title = Een route claimen
learn-tickets-claim-text = Het tweede wat je kunt doen: een route claimen, waar dan ook op het bord. Die kost je voor elk vakje een kaart in de kleur van de route en een kabeltram.
learn-tickets-claim-do = Claim de blauwe route van Union Square naar Painted Ladies.
learn-tickets-claim-right = Drie vakjes leveren 4 punten op. Hoe langer, hoe meer: 1, 2, 4, 7, 10 punten voor 1 t/m 5 vakjes.
learn-tickets-claim-wrong = Gebruik je drie blauwe kaarten: de route loopt van Union Square naar Painted Ladies.
learn-tickets-gray-title = Grijze routes
learn-tickets-gray-text = Voor een grijze route mag elke kleur, als alle kaarten maar dezelfde hebben.
learn-tickets-gray-do = Claim de grijze route van Union Square naar Pacific Heights.
learn-tickets-gray-right = Twee kaarten van één kleur, 2 punten. Op grijze routes raak je kwijt wat je het minst nodig hebt.
learn-tickets-gray-wrong = Het gaat om de grijze route tussen Union Square en Pacific Heights.
learn-tickets-wild-title = De veerboot als joker
learn-tickets-wild-text = Waar een kaart ontbreekt, valt een veerbootkaart in.
learn-tickets-wild-do = Claim de paarse route van Presidio naar Fort Mason met twee paarse kaarten en een veerbootkaart.
learn-tickets-wild-right = De veerbootkaart viel in voor de derde paarse.
learn-tickets-wild-wrong = Zoek de paarse route tussen Presidio en Fort Mason.
learn-tickets-boat-title = Over het water
learn-tickets-boat-text = Routes met een schip erop steken de baai over. Minstens een van de kaarten waarmee je betaalt, moet een veerbootkaart zijn.
learn-tickets-boat-do = Vaar van Pier 39 naar Alcatraz.
learn-tickets-boat-right = Een veerboot voor het vakje met het schip, een kleur naar keuze voor het andere. Anders kom je niet op Alcatraz, en er kwam een fiche bij.
learn-tickets-boat-wrong = Neem de stippellijn van Pier 39 naar Alcatraz.
learn-tickets-token-title = Een fiche nemen
learn-tickets-token-text = Als je route een locatie met fiches raakt, neem je er een, maar nooit een symbool dat je al hebt. Hebben beide uiteinden er een voor je, dan kies je.
learn-tickets-token-do = Claim de rode route van The Embarcadero naar Potrero Hill.
learn-tickets-token-then = Kies een van de twee fiches.
learn-tickets-token-right = Aan het einde tellen verschillende symbolen: 2 fiches zijn 1 punt waard, 7 zijn er 12 waard.
learn-tickets-token-wrong = Gebruik de drie rode kaarten tussen The Embarcadero en Potrero Hill.
learn-tickets-double-title = Dubbele routes
learn-tickets-double-text = Sommige locaties zijn door twee sporen verbonden. Niemand mag ze allebei claimen, en met twee spelers gaat het tweede dicht zodra het eerste geclaimd is.
learn-tickets-double-do = Blauw heeft het rode spoor van The Embarcadero naar Potrero Hill geclaimd. Probeer het oranje ernaast te claimen.
learn-tickets-double-right = Met drie of vier spelers had je het kunnen krijgen.
learn-tickets-double-wrong = Het kan, maar probeer het oranje spoor van The Embarcadero naar Potrero Hill.
learn-tickets-complete-title = Een bestemming behalen
learn-tickets-complete-text = Een bestemming is behaald als een ononderbroken weg van jouw routes de twee locaties verbindt, hoe lang ook.
learn-tickets-complete-do = Je bestemming loopt van Union Square naar Castro. Claim de grijze route die nog ontbreekt.
learn-tickets-complete-right = Gelukt: aan het einde levert deze bestemming je 4 punten op.
learn-tickets-complete-wrong = Daarmee is het gat niet gedicht. De weg gaat van Painted Ladies naar Castro.
learn-tickets-more-title = Meer bestemmingen
learn-tickets-more-text = Het derde wat je kunt doen: twee nieuwe bestemmingen trekken. Je houdt er minstens één, en wat je houdt, houd je tot het einde.
learn-tickets-more-do = Trek bestemmingen.
learn-tickets-more-then = Houd er één, of allebei.
learn-tickets-more-right = Nieuwe plannen. De bestemming die je niet houdt, gaat onder de stapel.
learn-tickets-more-wrong = Trek deze keer bestemmingen.
learn-tickets-few-title = De laatste ronde
learn-tickets-few-text = Iedereen heeft 20 kabeltrams. Zodra iemand een beurt beëindigt met twee of minder, krijgt elke speler nog één beurt, ook die speler zelf.
learn-tickets-few-do = Je hebt er nog drie. Claim er een rode route in het zuiden mee.
learn-tickets-few-right = Er zijn er twee of minder over: de laatste ronde is begonnen.
learn-tickets-few-wrong = Zoek een rode route van één of twee vakjes: bij Castro of bij Twin Peaks.
learn-tickets-end-title = Het einde
learn-tickets-end-text = Aan het einde komen behaalde bestemmingen erbij, gaan gemiste eraf en tellen de fiches. Bij een gelijke stand wint wie meer bestemmingen heeft behaald.
learn-tickets-end-do = Je laatste beurt: claim de rode route van Castro naar Mission District.
learn-tickets-end-right = Dat is het einde, en je hebt gewonnen!
learn-tickets-end-wrong = Gebruik je laatste kabeltram tussen Castro en Mission District.

## Rules pages

rules-title = { $game }: regels
rules-all = Regels
rules-lead = Alle regels in de volgorde waarin je ze nodig hebt. De kleine nummers staan ook bij weigeringen aan tafel en in de documentatie.
rules-contents = Inhoud
rules-practise = Naar de uitleg

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
rules-cablecar-setup-1 = Voor 2 tot 6 spelers. Iedereen heeft een kleur, en wagons in die kleur staan de hele partij bij de stations uit deze tabel. Met 3, 5 of 6 spelers hebben de stations 16 en 17 geen wagon.
rules-cablecar-setup-2 = Iedereen begint met 0 punten. De tegels worden geschud en elke speler neemt er een zonder hem te tonen.
rules-cablecar-setup-3 = Aan een gewone tafel begint de jongste; hier beslist het toeval, of de gastheer. Daarna gaat het met de klok mee.
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
rules-cablecar-scoring-4 = De wagon van een gescoorde lijn wordt gedraaid. De lijn van een station zonder wagon levert niemand iets op.
rules-cablecar-scoring-5 = Rails die een gesloten lus vormen, hebben geen betekenis.
rules-cablecar-end = Het einde
rules-cablecar-end-1 = Als alle 60 tegels liggen, zijn alle lijnen af en is de partij afgelopen. Wie de meeste punten heeft, wint; bij gelijke stand deel je de plaats.
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

rules-tickets-goal = Doel van het spel
rules-tickets-goal-1 = Je reist door San Francisco: claim routes tussen de bezienswaardigheden, verbind de locaties van je geheime bestemmingen en verzamel souvenirs. Wie de meeste punten heeft, wint.
rules-tickets-parts = Speelmateriaal
rules-tickets-parts-1 = Het bord; 20 kabeltrams per speler; 44 transportkaarten, 6 in elk van zes kleuren en 8 veerbootkaarten die als elke kleur gelden; 24 bestemmingskaarten; 21 toeristenfiches, 3 van elk van 7 symbolen.
rules-tickets-parts-2 = Een route verbindt twee aangrenzende locaties en heeft één of meer vakjes, in een van de zes kleuren of grijs. Een dubbele route bestaat uit twee sporen van gelijke lengte naast elkaar. Veerbootroutes gaan over water en hebben een schip op één vakje.
rules-tickets-parts-3 = Hoeveel punten een route oplevert, hangt af van de lengte.
rules-tickets-parts-4 = Het bord is van onszelf, met echte plekken. Je kunt ook spelen op borden die je zelf maakt.
rules-tickets-setup = Voorbereiding
rules-tickets-setup-1 = Voor 2 tot 4 spelers. Iedereen heeft 20 kabeltrams en 0 punten.
rules-tickets-setup-2 = Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset en Potrero Hill krijgen elk een stapel fiches van één symbool; het toeval bepaalt welk. Het zijn 3 fiches met vier spelers, 2 met twee of drie. Twee symbolen blijven over.
rules-tickets-setup-3 = Iedereen krijgt twee verborgen kaarten, en er worden er vijf open naast de stapel gelegd.
rules-tickets-setup-4 = Iedereen krijgt twee verborgen bestemmingen en houdt er één of allebei; iedereen kiest tegelijk. Wat niet gehouden wordt, gaat in beurtvolgorde onder de stapel bestemmingen.
rules-tickets-setup-5 = Het toeval wijst aan wie begint, daarna gaat het met de klok mee. Met 3 of 4 spelers zet de laatste een van de twee overgebleven stapels op een locatie zonder stapel, dan doet de voorlaatste dat met de andere. Met 2 spelers zet de tweede één fiche van elk van deze symbolen op twee verschillende locaties zonder stapel; de rest van die fiches doet niet mee.
rules-tickets-turn = Jouw beurt
rules-tickets-turn-1 = Doe precies één van deze drie dingen: kaarten nemen, een route claimen of bestemmingen trekken.
rules-tickets-cards = Kaarten nemen
rules-tickets-cards-1 = Neem twee kaarten, een voor een. Elke kaart komt blind van de stapel of uit de vijf open kaarten; een open kaart die je neemt, wordt meteen van de stapel vervangen. Je mag zoveel kaarten hebben als je wilt.
rules-tickets-cards-2 = Neem je als eerste een open veerbootkaart, dan eindigt je beurt; als tweede mag je er geen nemen. Een veerboot van de stapel is een gewone kaart.
rules-tickets-cards-3 = Is de stapel op en is er een kaart nodig, dan worden de afgelegde kaarten geschud tot een nieuwe stapel. Zijn die er niet, dan blijven plekken leeg en kun je niets trekken.
rules-tickets-cards-4 = Er moet minstens één kaart te nemen zijn. Kun je geen tweede nemen, dan eindigt je beurt met de eerste.
rules-tickets-cards-5 = Kaarten in de hand zijn geheim, hun aantal niet.
rules-tickets-cards-6 = Zodra drie of meer van de vijf open kaarten veerboten zijn, worden alle vijf afgelegd en vijf nieuwe opengelegd, zo vaak als nodig. Het gebeurt niet als met de kaarten die niemand in de hand heeft geen rij met minder dan drie veerboten te maken is, of als er minder dan vijf open liggen.
rules-tickets-claim = Een route claimen
rules-tickets-claim-1 = Claim een vrije route naar keuze, één per beurt, als je een kabeltram hebt voor elk vakje. Die route hoeft je andere routes niet te raken.
rules-tickets-claim-2 = Leg zoveel kaarten af als de route vakjes heeft: in de kleur van de route, of bij een grijze route in één kleur naar keuze. Veerbootkaarten mogen een deel daarvan vervangen, of alle.
rules-tickets-claim-3 = Op een veerbootroute is voor elk schip minstens één veerbootkaart nodig.
rules-tickets-claim-4 = Zet een kabeltram op elk vakje en scoor meteen de punten van de route.
rules-tickets-claim-5 = Niemand mag beide sporen van een dubbele route claimen. Met 2 spelers gaat het andere spoor dicht zodra er een geclaimd is.
rules-tickets-claim-6 = Heeft een van de twee locaties fiches met een symbool dat je niet hebt, neem er dan een. Geldt dat voor allebei, dan kies je. Weigeren kan niet. Fiches liggen open, voor iedereen zichtbaar.
rules-tickets-draw = Bestemmingen trekken
rules-tickets-draw-1 = Neem de bovenste twee bestemmingen en houd er één of allebei; de andere gaat onder de stapel. Wat je houdt, houd je, en er is geen limiet.
rules-tickets-draw-2 = Is er nog maar één, dan mag je die trekken en moet je die houden. Is er geen meer, dan kan het niet.
rules-tickets-draw-3 = Bestemmingen zijn tot het einde geheim, behaald of niet.
rules-tickets-draw-4 = Kun je geen van de drie dingen doen, dan pas je. Passen alle spelers na elkaar, dan eindigt de partij.
rules-tickets-end = Het einde
rules-tickets-end-1 = Als iemand een beurt beëindigt met twee kabeltrams of minder, krijgt iedereen nog één beurt, ook die speler. Daarna is de partij afgelopen.
rules-tickets-end-2 = Bij de punten van de routes komen die van elke behaalde bestemming, waarvan een ononderbroken weg van jouw routes de twee locaties verbindt; die van elke andere bestemming gaan eraf. Hoeveel punten fiches opleveren, hangt af van hun aantal.
rules-tickets-end-3 = Wie de meeste punten heeft, wint. Bij gelijke stand wint wie de meeste bestemmingen heeft behaald; is ook dat gelijk, dan wordt de overwinning gedeeld.

## Diagrams

rules-figure-empty = Het bord met 32 stations en de krachtcentrale. Hier spelen er twee: geel en blauw.
rules-figure-tiles = De 24 soorten tegels.
rules-figure-cars = Waar de wagons staan.
rules-figure-cars-players = { $count } spelers
rules-figure-beside = Plekken voor de volgende tegel: de rand van het bord en naast tegels.
rules-figure-single = Niet toegestaan zolang de tegel ergens anders kan liggen: lijn 3 zou al over deze ene tegel eindigen.
rules-figure-twice = Lijn 31 loopt over twee tegels, over een daarvan twee keer: 3 punten.
rules-figure-power = Lijn 29 gaat over 5 tegels en eindigt in de krachtcentrale: 10 punten.
rules-figure-companies = De wagons van de acht maatschappijen.
rules-figure-map = Het bord met de vijf locaties waar fiches liggen.
rules-figure-cards = De zes kleuren en de veerbootkaart, elk met zijn teken.
rules-figure-row = Vakjes
rules-figure-points = Punten
rules-figure-route-points = Punten voor een route.
rules-figure-token-points = Punten voor fiches.
rules-figure-tokens = Fiches
rules-figure-symbols = De zeven symbolen.
rules-figure-payments = Een paarse route van drie vakjes kun je op vier manieren betalen.
