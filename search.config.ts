/**
 * What shoppers type, in one table. A shop owner edits this file; nothing else has to change.
 *
 * Words of one row stand between quotes, with commas. Accents, capitals, cases, Greeklish («foritos»), the wrong keyboard layout
 * («δελλ») and slips of the fingers are taken care of: write each word once, as a dictionary does. Several words may be one
 * entry: «οθόνη αφής». Model names and codes («T480») need no entry.
 */
import type { SearchWords } from '#domain/search/search-words.ts';

export const searchWords = {
  /** The words of one row mean the same. */
  same: [
    'ssd, σκληρός, δίσκος, σκληρός δίσκος, hard disk, hard drive',
    'ram, μνήμη, memory, μνήμη ram',
    'linux, ubuntu, λίνουξ',
    'pentium, pentium gold, pentium silver',
    'αποσπώμενη, removable, swappable, replaceable, comes out',
    // Names as Greeks write them when the sound alone does not lead there.
    'surface, σέρφας, σέρφις',
    'elitebook, ελίτμπουκ',
    'macbook, μάκμπουκ, μακ μπουκ, mac book, mak book, mc book',
    'ipad, άιπαντ',
    'ryzen, ράιζεν',
    'apple, έιπλ, άπλ, retina',
    'hp, hewlett packard, χιούλετ, εϊτσ πι',
    'windows, γουίντοους, ουίντοους, παράθυρα',
    'windows10, win10, w10',
    'air, έαρ, έιρ, aer, eir',
    'english, αγγλικό',
  ],

  /** Colours, as the options of a product name them: «μαύρο» in a description is no choice. The words of one row mean the same. */
  colours: [
    'rose, ροζ, pink',
    'gold, χρυσό, χρυσαφί',
    'silver, ασημί, ασημένιο',
    'black, μαύρο',
    'grey, γκρι, gray, γκρίζο, space grey, space gray',
    'midnight, μεσάνυχτα',
    'blue, μπλε',
    'red, κόκκινο',
    'white, λευκό, άσπρο',
    'green, πράσινο',
    'purple, μωβ',
    'yellow, κίτρινο',
    'orange, πορτοκαλί',
    'brown, καφέ',
  ],

  /** Kinds of product, as the product type or the name says them; the first row is what this shop is about. */
  kinds: [
    'laptop, φορητός, λάπτοπ, λέπτοπ, notebook, νότμπουκ, φορητός υπολογιστής, laptop υπολογιστής',
    'tablet, τάμπλετ, ταμπλέτα',
    'monitor, οθόνη, screen, display, εξωτερική οθόνη, external monitor, external screen, external display',
    'desktop, σταθερός, σταθερός υπολογιστής, επιτραπέζιος, υπολογιστής γραφείου, κεντρική μονάδα, μικρός υπολογιστής γραφείου, mini pc, μίνι pc, μίνι υπολογιστής, mini computer, small form factor, sff, μικρό pc, small pc, small desktop, desktop computer, pc γραφείου, κουτάκι, υπολογιστής κουτάκι, μικρός υπολογιστής για τηλεόραση, υπολογιστής για τηλεόραση, υπολογιστής για την τηλεόραση, pc για τηλεόραση, computer for the tv, pc for tv, pc for the tv, htpc, media pc',
    'dock, docking, docking station, βάση σύνδεσης, σταθμός σύνδεσης, σταθμός, βάση',
    'accessory, αξεσουάρ, περιφερειακά',
  ],

  /** Who says one of the first words looks for products that have one of the second. */
  means: [
    { phrases: 'mac, μακ, macos, mac os, mac os x, osx', shown: 'mac, macbook' },
    {
      phrases: 'χωρίς windows, όχι windows, without windows, no windows',
      shown: 'ubuntu, linux, λειτουργικό, operating',
    },
    { phrases: 'nvidia', shown: 'gtx, rtx, geforce, quadro, nvidia' },
  ],

  /**
   * Short forms of names: who types the first means the second. `{n}` stands for a number: x1c6 is the X1 Carbon Gen 6. Generations
   * that are only glued on (t14g2) need no line. Several short forms may stand with commas between; «ή» in the full form means either.
   */
  short: [
    ['x1c{n}', 'x1 carbon gen {n}'],
    ['x1c', 'x1 carbon'],
    ['x1yoga', 'x1 yoga'],
    ['x1carbon', 'x1 carbon'],
    ['x1y{n}', 'x1 yoga gen {n}'],
    ['x1y', 'x1 yoga'],
    ['mba', 'macbook air'],
    ['mbp', 'macbook pro'],
    ['mb', 'macbook'],
    ['tp', 'thinkpad'],
    ['eb', 'elitebook'],
    ['pb', 'probook'],
    ['sp{n}', 'surface pro {n}'],
    ['sl{n}', 'surface laptop {n}'],
    ['sb{n}', 'surface book {n}'],
    // Letters as they are said.
    ['τζι {n}', 'g{n}'],
    ['τε {n}', 't{n}'],
    ['τε{n}', 't{n}'],
    ['άι {n}', 'i{n}'],
    ['αι {n}', 'i{n}'],
    ['εχ360, εχ 360, εξ360, εξ 360', 'x360'],
    ['θινγκπαντ, θίνγκπαντ', 'thinkpad'],
    ['carbon g{n}', 'carbon gen {n}'],
    ['yoga g{n}', 'yoga gen {n}'],
    ['αι{n}', 'i{n}'],
    ['άι{n}', 'i{n}'],
    ['sg{n}', 'surface go {n}'],
    // Numbers under a machine.
    ['a1534', 'macbook 12'],
    ['a1706, a1708', 'macbook pro 13 2017'],
    ['a1707', 'macbook pro 15 2017'],
    ['a1990', 'macbook pro 15 2018'],
    ['a1932', 'macbook air 13 2018'],
    ['a2141', 'macbook pro 16 2019'],
    ['a2179', 'macbook air 13 2020 intel'],
    ['a2251, a2289', 'macbook pro 13 2020 intel'],
    ['a2337', 'macbook air m1'],
    ['a2338', 'macbook pro 13 m1 ή m2'],
    ['a2442', 'macbook pro 14 m1 pro'],
    ['a2485', 'macbook pro 16 m1 max'],
    ['a2681', 'macbook air 13 m2'],
    ['a2941', 'macbook air 15 m2'],
    ['a3113', 'macbook air 13 m3'],
    ['a2992', 'macbook pro 14 m3 pro'],
    ['a2991', 'macbook pro 16 m3 max'],
    ['1724', 'surface pro 4'],
    ['1796', 'surface pro 2017 ή 6'],
    ['1866', 'surface pro 7'],
    ['1983', 'surface pro 8'],
    ['1901, 1926, 1927', 'surface go 2'],
    ['1769', 'surface laptop 2'],
    ['1867, 1868', 'surface laptop 3'],
    ['1872, 1873', 'surface laptop 3 15'],
    ['1950, 1951, 1958, 1959', 'surface laptop 4'],
    ['1943', 'surface laptop go'],
    ['1832, 1793', 'surface book 2'],
    ['1964', 'surface laptop studio'],
    ['20f5, 20f6', 'thinkpad x260'],
    ['20hm, 20hn', 'thinkpad x270'],
    ['20ke, 20kf', 'thinkpad x280'],
    ['20q0, 20q1', 'thinkpad x390'],
    ['20fm, 20fn', 'thinkpad t460'],
    ['20f9, 20fa', 'thinkpad t460s'],
    ['20hd, 20he', 'thinkpad t470'],
    ['20hf, 20hg', 'thinkpad t470s'],
    ['20l5, 20l6', 'thinkpad t480'],
    ['20l7, 20l8', 'thinkpad t480s'],
    ['20l9, 20la', 'thinkpad t580'],
    ['20n2, 20n3', 'thinkpad t490'],
    ['20nx, 20ny', 'thinkpad t490s'],
    ['20s0, 20s1', 'thinkpad t14 gen 1 i5'],
    ['20ud, 20ue', 'thinkpad t14 gen 1 amd'],
    ['20w0, 20w1', 'thinkpad t14 gen 2'],
    ['21ah, 21aj', 'thinkpad t14 gen 3'],
    ['20kg, 20kh', 'thinkpad x1 carbon gen 6'],
    ['20qd, 20qe', 'thinkpad x1 carbon gen 7'],
    ['20u9, 20ua', 'thinkpad x1 carbon gen 8'],
    ['20xw, 20xx', 'thinkpad x1 carbon gen 9'],
    ['21cb, 21cc', 'thinkpad x1 carbon gen 10'],
    ['20qf, 20qg', 'thinkpad x1 yoga gen 4'],
    ['20jh', 'thinkpad yoga 370'],
    ['20ls, 20lt', 'thinkpad l480'],
    ['20mu, 20mv', 'thinkpad a485'],
    ['20m9, 20ma', 'thinkpad p52'],
    ['20mb, 20mc', 'thinkpad p72'],
  ],

  /**
   * Uses are conditions over the facts of a machine: who says one of the words sees the machines that meet every need, in the order of
   * `first`. The page shows the rule as a filter that can be taken off. Speed classes go from 1 to 10 (domain/processors/speed.ts), weights
   * are kilograms, batteries watt hours, `pixelsFrom` pixels across, `graphics` is `card` (of its own), `game` or `strong` (a card of
   * its own or an Apple chip). A fact that is not known meets no need. How to change this: docs/search.md.
   */
  uses: {
    general: {
      label: { el: 'Για κάθε χρήση: 8\u00A0GB, Full HD', en: 'For general use: 8\u00A0GB, Full HD' },
      phrases:
        'γενική χρήση, καθημερινή χρήση, για όλες τις δουλειές, everyday use, daily use, general use, general purpose, everyday laptop, all-rounder, δώρο, γενέθλια, αποφοίτηση, γιορτή, χριστούγεννα, gift, present, birthday, graduation, christmas, μαμά, μαμάς, μητέρα, μητέρας, μπαμπά, μπαμπάς, πατέρα, πατέρας, γυναίκα, σύζυγο, σύζυγος, άντρα, αδερφή, αδερφής, αδερφό, αδερφού, φίλη, φίλης, φίλο, κοπέλα, κορίτσι, mum, mom, mother, dad, father, my wife, husband, sister, brother, friend, girlfriend, boyfriend, son, daughter, κόρη, κόρης, γιος, γιο, γιου, εγγονή, εγγονό, ανιψιά, ανιψιό',
      needs: { supported: true, memoryFrom: 8, speedOneFrom: 5, pixelsFrom: 1900 },
      first: ['price'],
    },
    student: {
      label: {
        el: 'Για σπουδές: 8\u00A0GB, κάτω από 1,7\u00A0kg, Full HD',
        en: 'For studies: 8\u00A0GB, under 1.7\u00A0kg, Full HD',
      },
      phrases:
        'φοιτητής, σπουδάζει, σπουδάζω, σπουδάζουν, σπουδάσει, φοιτήτρια, φοιτητές, φοιτητών, φοιτητικό, φοιτητή, σχολή, πανεπιστήμιο, σπουδές, student, students, university, college, uni, studies, ιατρικής, ιατρική σχολή, νομικής, νομική σχολή, φιλολογίας, medical school, law school',
      needs: { supported: true, memoryFrom: 8, speedOneFrom: 5, weightUpTo: 1.7, pixelsFrom: 1900 },
      first: ['price'],
    },
    school: {
      label: { el: 'Για το σχολείο: έως 300\u00A0€', en: 'For school: up to 300\u00A0€' },
      phrases:
        'παιδί, παιδιά, μαθητής, μαθήτρια, σχολείο, δημοτικό, γυμνάσιο, λύκειο, child, kid, kids, school, children, μικρός αδερφός, μικρό μου αδερφό, μικρή αδερφή, μικρή μου αδερφή, little brother, little sister, younger brother, younger sister',
      needs: { supported: true, memoryFrom: 4, speedOneFrom: 3, priceUpTo: 300 },
      first: ['price'],
    },
    telework: {
      label: { el: 'Για τηλεργασία: 8\u00A0GB, Full HD', en: 'For remote work: 8\u00A0GB, Full HD' },
      phrases:
        'τηλεργασία, δουλεύω από το σπίτι, δουλέψω από το σπίτι, τηλεδιάσκεψη, τηλεδιασκέψεις, δουλειά από το σπίτι, εργασία από το σπίτι, webex, google meet, βιντεοκλήσεις, βιντεοκλήση, online μαθήματα, online meetings, remote work, work from home, working from home, teleworking, telework, video calls, zoom calls, teams calls, video meetings, zoom, teams, skype, να μιλάει στο skype, μιλάω στο skype, να μιλάει στο zoom, talk on skype, τηλεκπαίδευση',
      needs: { supported: true, memoryFrom: 8, speedOneFrom: 5, pixelsFrom: 1900 },
      first: ['price'],
    },
    office: {
      label: { el: 'Για γραφείο: 8\u00A0GB, Full HD', en: 'For the office: 8\u00A0GB, Full HD' },
      phrases:
        'γραφείο, δουλεύω, δουλέψω, δουλειά γραφείου, επιχείρηση, δουλειά, εργασία, γραμματέας, γραμματέα, writing, office work, office, work, business, word, έγγραφα, documents, e-mail, email, γραμματεία, παρουσιάσεις, παρουσίαση, presentations, powerpoint, outlook, εταιρεία, μικρή επιχείρηση, ελεύθερος επαγγελματίας, freelancer, trading, forex, crypto, χρηματιστήριο, company, small business, γιατρός, ιατρείο, οδοντίατρος, οδοντιατρείο, φαρμακείο, φαρμακοποιός, δικηγόρος, δικηγορικό γραφείο, συμβολαιογράφος, μεσίτης, ασφαλιστής, ψυχολόγος, λογοθεραπευτής, καθηγητής, καθηγήτρια, συγγραφέας, δημοσιογράφος, ξενοδοχείο, υποδοχή πελατών, ταμείο, καφετέρια, μαγαζί, εστιατόριο, αποθήκη, doctor, dentist, pharmacy, lawyer, law firm, secretary, writer, journalist, professor, hotel, restaurant, reception desk, call centre, call center, τηλεφωνικό κέντρο',
      needs: { supported: true, memoryFrom: 8, speedOneFrom: 5, pixelsFrom: 1900 },
      first: ['price'],
    },
    accounting: {
      label: { el: 'Για λογιστικά: 15″, αριθμητικό πληκτρολόγιο', en: 'For accounting: 15″, number pad' },
      phrases:
        'λογιστικά, λογιστής, λογίστρια, λογιστική, λογιστικό γραφείο, λογιστήριο, excel, εξέλ, υπολογιστικά φύλλα, λογιστικά φύλλα, accounting, accountant, bookkeeping, spreadsheets, mydata, myaade, τιμολόγηση, erp, μισθοδοσία, softone, epsilon net, sap, entersoft, pylon, prosvasis, λογιστικά προγράμματα, φορολογικά, φορολογικές δηλώσεις, φορολογία, taxisnet, taxes, tax returns, singular, φοροτεχνικός, φοροτεχνικό, μηχανογράφηση, quickbooks, invoicing software, payroll',
      needs: { supported: true, memoryFrom: 8, speedOneFrom: 5, screenFrom: 15, numberPad: true },
      first: ['price'],
    },
    home: {
      label: { el: 'Για το σπίτι: 8\u00A0GB, από 13,5″', en: 'For home: 8\u00A0GB, from 13.5″' },
      phrases:
        'βλέπει φωτογραφίες, βλέπω φωτογραφίες, να δω φωτογραφίες, look at photos, view photos, viewing photos, βλέπει βίντεο, βλέπω βίντεο, δω βίντεο, βλέπει ταινίες, watch videos, watch video, watching videos, watch movies, ηλικιωμένος, ηλικιωμένη, ηλικιωμένο, ηλικιωμένους, συνταξιούχος, συνταξιούχο, τρίτη ηλικία, θεία, θείος, πεθερά, elderly, senior, seniors, pensioner, retired, γιαγιά μου, παππούς μου, grandmother, grandfather, grandparents, μητέρα μου, σερφάρισμα, ίντερνετ, internet, facebook, youtube, netflix, ταινίες, σπίτι, γιαγιά, παππούς, εγγόνια, βάιμπερ, messenger, γονείς, browsing, movies, streaming, home use, parents, grandma',
      needs: { supported: true, memoryFrom: 8, speedOneFrom: 4, screenFrom: 13.5 },
      first: ['price'],
    },
    programming: {
      label: { el: 'Για προγραμματισμό: 16\u00A0GB, γρήγορος', en: 'For programming: 16\u00A0GB, fast' },
      phrases:
        'προγραμματισμός, προγραμματιστής, προγραμματίστρια, προγραμματισμό, κώδικας, κώδικα, programming, developer, development, coding, programmer, docker, python, machine learning, τεχνητή νοημοσύνη, visual studio, android studio, εικονικές μηχανές, virtual machines, vm, vms, vm lab, homelab, home lab, lab, vmware, data science, kubernetes, java, javascript, typescript, react, nodejs, php, web development, web developer, full stack, backend, frontend, intellij, pycharm, devops, matlab, simulink, labview, jupyter, tensorflow, pytorch, r studio, rstudio, spss, stata, anaconda, mysql, postgresql, oracle, .net, xcode, eclipse, netbeans, arduino, unity, godot, wordpress, gns3, cisco packet tracer, virtualbox, cybersecurity, κυβερνοασφάλεια, πληροφορική, computer science, data analyst, data analysis, power bi, tableau, software engineer, αλγόριθμοι, βάσεις δεδομένων, databases',
      needs: { supported: true, memoryFrom: 16, speedManyFrom: 4, storageFrom: 256, pixelsFrom: 1900 },
      first: ['price'],
    },
    photo: {
      label: { el: 'Για φωτογραφία: 16\u00A0GB, δυνατά γραφικά', en: 'For photography: 16\u00A0GB, strong graphics' },
      phrases:
        'good colours, good colors, accurate colours, accurate colors, καλά χρώματα, σωστά χρώματα, πιστά χρώματα, web design, ui design, ux design, figma, sketch, indesign, canva, σχεδιασμός ιστοσελίδων, φωτογραφία, φωτογραφίες, φωτογράφος, επεξεργασία φωτογραφίας, επεξεργασία εικόνας, γραφιστική, γραφίστας, photoshop, lightroom, illustrator, photo, photos, photography, photo editing, photographer, graphic design, graphic designer, coreldraw, affinity, capture one, gimp, adobe, creative cloud, darktable, krita, procreate, photopea, κόμικς, εικονογράφηση, illustration, φωτογραφείο, photo studio, ψηφιακή ζωγραφική, digital art',
      needs: { supported: true, memoryFrom: 16, speedOneFrom: 6, pixelsFrom: 1900, graphics: 'strong' },
      first: ['price'],
    },
    video: {
      label: { el: 'Για μοντάζ: 16\u00A0GB, δυνατά γραφικά', en: 'For video editing: 16\u00A0GB, strong graphics' },
      phrases:
        '4k video, video editing 4k, video 4k, editing 4k, 4k editing, 4k video editing, μοντάζ 4k, βίντεο 4k, 4k βίντεο, 4k premiere, 4k footage, μοντάζ, βίντεο, video, μοντάζ βίντεο, επεξεργασία βίντεο, video editing, editing, premiere, premiere pro, davinci, νταβίντσι, davinci resolve, final cut, after effects, youtuber, sony vegas, vegas pro, capcut, reels, tiktok, vlog, vlogger, twitch, obs, obs studio, filmora, kdenlive, avid, animation, drone footage, twitch streaming, live streaming, βιντεοσκόπηση, video editor, filmmaking',
      needs: { supported: true, memoryFrom: 16, speedManyFrom: 5, graphics: 'strong' },
      first: ['price'],
    },
    cad: {
      label: { el: 'Για σχέδιο και CAD: 16\u00A0GB, κάρτα γραφικών', en: 'For CAD: 16\u00A0GB, graphics card' },
      phrases:
        'cad, autocad, αυτοκάντ, solidworks, σόλιντγουορκς, revit, 3d, 3d max, 3ds max, blender, sketchup, τρισδιάστατα, σχέδιο, σχεδιαστικά, σχεδιαστικό, αρχιτέκτονας, αρχιτεκτονική, διακόσμηση, lumion, rhino, archicad, μηχανικός, πολιτικός μηχανικός, inventor, fusion 360, vectorworks, catia, ansys, creo, solid edge, siemens nx, microstation, twinmotion, enscape, unreal engine, sap2000, abaqus, comsol, keyshot, tekla, etabs, arcgis, qgis, cinema 4d, 3d printing, maya, zbrush, τοπογράφος, τοπογραφικά, μηχανολόγος, workstation, σταθμός εργασίας, σταθμό εργασίας, rendering, architect, architecture, interior design, civil engineer, mechanical engineer, civil engineering, mechanical engineering, engineer, engineering, modelling, modeling',
      needs: { windows: true, memoryFrom: 16, speedManyFrom: 5, graphics: 'card' },
      first: ['workstation', 'graphics', 'price'],
    },
    gaming: {
      label: { el: 'Για παιχνίδια: κάρτα GTX ή RTX', en: 'For games: GTX or RTX card' },
      phrases:
        'witcher, skyrim, elden ring, baldurs gate, diablo, starcraft, hogwarts legacy, red dead redemption, assassins creed, far cry, battlefield, resident evil, euro truck simulator, flight simulator, civilization, total war, cities skylines, fall guys, palworld, dayz, escape from tarkov, path of exile, genshin impact, final fantasy, mortal kombat, tekken, god of war, half life, world of tanks, war thunder, helldivers, farming simulator, gaming, παιχνίδια, παιχνιδιών, gamer, games, game, παιχνίδι, gta, παίζω, να παίζει παιχνίδια, gta v, gta 5, steam, call of duty, cod, pubg, warzone, cyberpunk, forza, γκέιμινγκ, γκέιμερ',
      needs: { windows: true, memoryFrom: 8, speedManyFrom: 4, graphics: 'game' },
      first: ['graphics', 'price'],
    },
    onlineGames: {
      label: { el: 'Για διαδικτυακά παιχνίδια: κάρτα GTX ή RTX', en: 'For online games: GTX or RTX card' },
      phrases:
        'fortnite, counter strike, cs go, cs:go, csgo, cs2, rocket league, overwatch, fifa, efootball, world of warcraft, wow, rainbow six, apex legends',
      needs: { windows: true, memoryFrom: 8, speedManyFrom: 4, graphics: 'game' },
      first: ['price'],
    },
    lightGames: {
      label: { el: 'Για ελαφριά παιχνίδια: 8\u00A0GB, ταχύτητα από 5', en: 'For light games: 8\u00A0GB, speed from 5' },
      phrases:
        'minecraft, roblox, lol, league of legends, valorant, dota, sims 4, the sims, the sims 4, stardew valley, terraria, among us, football manager, age of empires, ελαφριά παιχνίδια, απλά παιχνίδια, light games, casual games, light gaming',
      needs: { windows: true, memoryFrom: 8, speedOneFrom: 5 },
      first: ['price'],
    },
    music: {
      label: { el: 'Για μουσική: 16\u00A0GB, γρήγορος', en: 'For music: 16\u00A0GB, fast' },
      phrases:
        'μουσική παραγωγή, μουσική, μουσικός, ηχογράφηση, ableton, fl studio, cubase, logic pro, music, music production, musician, recording, pro tools, reaper, garageband, dj, ντιτζέι, dj set, rekordbox, serato, traktor, στούντιο ηχογράφησης, για στούντιο, για το στούντιο, for studio, for the studio, recording studio, home studio, podcast',
      needs: { supported: true, memoryFrom: 16, speedManyFrom: 4 },
      first: ['price'],
    },
    likeMac: {
      label: {
        el: 'Λεπτός και ελαφρύς με Windows, όπως ένα MacBook',
        en: 'Thin and light with Windows, like a MacBook',
      },
      phrases:
        'σαν macbook, σαν macbook air, σαν macbook pro, σαν το macbook air, σαν το macbook pro, ίδιο με macbook, ίδιο με το macbook, ίδιο με macbook air, ίδιο με το macbook air, παρόμοιο με macbook, παρόμοιο με το macbook, παρόμοιο με το macbook air, όπως το macbook, όπως το macbook air, same as a macbook, same as macbook, same as macbook air, σαν το macbook, σαν mac, σαν το mac, κάτι σαν macbook, αντίστοιχο με macbook, αντί για macbook, like a macbook air, like a macbook pro, like a macbook, like macbook, like a mac, similar to macbook, similar to a macbook, macbook alternative, alternative to macbook, alternative to a macbook, instead of a macbook',
      needs: {
        windows: true,
        memoryFrom: 8,
        weightUpTo: 1.5,
        named:
          'xps 13, x1 carbon, x1 yoga, surface laptop 2, surface laptop 3, surface laptop 4, dragonfly, elitebook 1040, elitebook x360 1030, yoga slim, zenbook, spectre',
      },
      first: ['price'],
    },
    twoInOne: {
      label: { el: '2 σε 1: η οθόνη γυρίζει ή βγαίνει', en: '2-in-1: the screen turns or comes off' },
      phrases:
        '360 μοιρών, 360 μοίρες, γυρίζει 360 μοίρες, οθόνη 360 μοιρών, οθόνη αφής 360 μοιρών, 360 degrees, 360 laptop, laptop 360, 360 φορητός, φορητός 360, 2in1, 2 in 1, 2-in-1, two in one, 2 σε 1, δύο σε ένα, μετατρέψιμο, convertible, hybrid, υβριδικό, γίνεται τάμπλετ, γίνεται tablet, γίνεται και τάμπλετ, γίνεται και tablet, μετατρέπεται σε τάμπλετ, μετατρέπεται σε tablet, turns into a tablet, becomes a tablet, works as a tablet, also a tablet',
      needs: {
        named:
          '2-in-1, 2in1, x360, x1 yoga, yoga 370, x13 yoga, l13 yoga, yoga 7i, yoga 9i, surface pro, surface go, surface book, laptop studio, elite x2, dragonfly',
      },
      first: ['price'],
    },
    windowsTablet: {
      label: { el: 'Τάμπλετ με Windows 11', en: 'A tablet with Windows 11' },
      phrases:
        'tablet με windows, ταμπλετ με windows, tablet windows, windows tablet, tablet with windows, tablet που τρέχει windows, tablet with keyboard windows, windows tablet with keyboard, windows 11 tablet, tablet με windows 11, tablet windows 11, tablet with windows 11',
      needs: { windows: true, named: '2-in-1, surface pro, surface go, elite x2, detachable' },
      first: ['price'],
    },
    turning: {
      label: { el: 'Με οθόνη που γυρίζει', en: 'With a screen that turns' },
      phrases:
        'οθόνη που γυρνάει, οθόνη που γυρίζει, που να γυρνάει, γυρνάει ανάποδα, γυρνάει σαν τάμπλετ, γυρνάει σαν tablet, screen that turns, screen that flips, περιστρεφόμενο, περιστρεφόμενη, περιστρέφεται, peristrefomeno, rotating, αναδιπλούμενο, σαν τάμπλετ, σαν tablet, like a tablet, διπλώνει σαν τάμπλετ, γυρίζει σαν τάμπλετ, folds like a tablet, περιστρεφόμενη οθόνη, που διπλώνει, διπλώνει, που γυρίζει, που να γυρίζει, που να γυρίζει η οθόνη, να γυρίζει και να γίνεται τάμπλετ, γυρίζει και γίνεται τάμπλετ, foldable, folds, flip screen',
      needs: { named: 'x360, x1 yoga, yoga 370, x13 yoga, l13 yoga, yoga 7i, yoga 9i, laptop studio, dragonfly' },
      first: ['price'],
    },
    detachable: {
      label: { el: 'Με πληκτρολόγιο που βγαίνει', en: 'With a keyboard that comes off' },
      phrases:
        'αποσπώμενο πληκτρολόγιο, πληκτρολόγιο που βγαίνει, πληκτρολόγιο που αποσπάται, detachable, detachable keyboard, removable keyboard',
      needs: { named: '2-in-1, surface pro, surface go, surface book, elite x2' },
      first: ['price'],
    },
    equipped: {
      label: {
        el: 'Με κάμερα, μικρόφωνο, ηχεία, Wi-Fi, Bluetooth και φορτιστή',
        en: 'With camera, microphone, speakers, Wi-Fi, Bluetooth and charger',
      },
      phrases:
        'bluetooth, με κάμερα, με ενσωματωμένη κάμερα, με webcam, με φορτιστή, με τον φορτιστή του, με φορτιστή μαζί, με ηχεία, με μικρόφωνο, με κάμερα και μικρόφωνο, με μικρόφωνο και κάμερα, με ηχεία και κάμερα, έχει κάμερα, έχει φορτιστή, έχει ηχεία, έχει μικρόφωνο, και φορτιστή, with camera, with a camera, with webcam, with a webcam, with charger, with a charger, with its charger, with speakers, with microphone, with a microphone, with mic, with camera and microphone, charger included, with charger included, includes charger, and charger, with built in camera, with built in webcam, with mic, με ενσωματωμένο μικρόφωνο, με ενσωματωμένα ηχεία, built-in camera, built-in webcam, built-in speakers, built-in microphone, with adapter, with power adapter, with power supply, with good speakers, with loud speakers, with good microphone, with good sound, με τροφοδοτικό, με ηχείο, με καλό ηχείο, με καλά ηχεία, με δυνατά ηχεία, με καλό μικρόφωνο, με καλό ήχο, με δυνατό ήχο, με bluetooth, με wifi, με wi-fi, with bluetooth, with wifi, with wi-fi, με υποδοχή ακουστικών, με έξοδο ακουστικών, με headphone jack, headphone jack, with headphone jack',
      needs: {},
      first: ['price'],
    },
    oled: {
      label: { el: 'Με οθόνη OLED', en: 'With an OLED screen' },
      phrases: 'oled, amoled, οθόνη oled, οθόνη amoled, oled οθόνη, amoled οθόνη, oled screen, oled display',
      needs: { panel: 'OLED', anyKind: true },
      first: ['price'],
    },
    ips: {
      label: { el: 'Με οθόνη IPS', en: 'With an IPS screen' },
      phrases: 'ips, πάνελ ips, ips panel, οθόνη ips, ips οθόνη, ips screen, ips display',
      needs: { panel: 'IPS', anyKind: true },
      first: ['price'],
    },
    miniLed: {
      label: { el: 'Με οθόνη Mini-LED', en: 'With a Mini-LED screen' },
      phrases:
        'mini led, mini-led, miniled, οθόνη mini led, mini led οθόνη, mini-led οθόνη, mini led screen, mini led display, liquid retina xdr',
      needs: { panel: 'Mini-LED', anyKind: true },
      first: ['price'],
    },
    smooth: {
      label: { el: 'Με οθόνη 120\u00A0Hz', en: 'With a 120\u00A0Hz screen' },
      phrases:
        '90hz, 90 hz, 120hz, 120 hz, promotion display, οθόνη 90hz, οθόνη 120hz, 90hz screen, 120hz screen, 90hz display, 120hz display, high refresh rate',
      needs: { refreshFrom: 120, anyKind: true },
      first: ['price'],
    },
    verySmooth: {
      label: { el: 'Με οθόνη 144\u00A0Hz', en: 'With a 144\u00A0Hz screen' },
      phrases: '144hz, 144 hz, 165hz, 165 hz, 240hz, 240 hz, οθόνη 144hz, 144hz screen, 144hz display',
      needs: { refreshFrom: 144, anyKind: true },
      first: ['price'],
    },
    shutter: {
      label: { el: 'Με κάλυμμα στην κάμερα', en: 'With a shutter over the camera' },
      phrases:
        'κλείστρο στην κάμερα, μηχανικό κλείστρο στην κάμερα, κλείστρο κάμερας, μηχανικό κλείστρο, κάλυμμα στην κάμερα, κάλυμμα κάμερας, μηχανικό κάλυμμα στην κάμερα, κάμερα που κλείνει, κάμερα με κάλυμμα, κάμερα με κλείστρο, camera shutter, webcam shutter, privacy shutter, shutter, thinkshutter, webcam cover, camera cover, camera with shutter, camera with cover',
      // Those whose description says so.
      needs: {
        supported: true,
        named: 't490 i5-8365u, x13 gen 1, latitude 7420, elitebook 840 g9',
      },
      first: ['price'],
    },
    drawing: {
      label: { el: 'Για ζωγραφική με πένα', en: 'For drawing with a pen' },
      phrases:
        'για σχέδιο, σχέδιο με πένα, σχέδιο με στυλό, ζωγραφική, ζωγραφίζω, ζωγραφίζει, ζωγραφίζει με πένα, ζωγραφική με πένα, ζωγραφική με πενάκι, ζωγραφική με γραφίδα, σχεδιάζω με το χέρι, σχεδιάζω με πένα, εικονογράφηση, ψηφιακή ζωγραφική, drawing, draw, drawing with pen, drawing with a pen, sketching, digital art, digital painting, illustration, procreate',
      // Those that turn or come off, with an active pen by their makers' words.
      needs: {
        anyKind: true,
        supported: true,
        named:
          'surface pro, surface book, laptop studio, x1 yoga, x360 1030, x360 1040, dragonfly, 5290 2-in-1, ipad pro, ipad air, ipad 9, ipad 10, ipad mini 6, tab s',
      },
      first: ['price'],
    },
    pen: {
      label: { el: 'Δέχεται πένα', en: 'Takes a pen' },
      phrases:
        'με πένα, με γραφίδα, με πενάκι, που δέχεται πένα, πένα, γραφίδα, πενάκι, χειρόγραφες σημειώσεις, with pen, with a pen, with stylus, with a stylus, pen support, stylus support, active pen, digital pen, stylus, handwritten notes',
      // With an active pen by their makers' words; whether one is in the box is another question.
      needs: {
        anyKind: true,
        named:
          'surface pro, surface go, surface book, surface laptop i5-7, surface laptop 2, surface laptop 3, surface laptop 4, laptop studio, yoga 370, x1 yoga, x360 1030, x360 1040, dragonfly, 5290 2-in-1, ipad pro, ipad air, ipad 9, ipad 10, ipad mini 6, tab active, tab s',
      },
      first: ['price'],
    },
    face: {
      label: { el: 'Με αναγνώριση προσώπου', en: 'With face recognition' },
      phrases:
        'αναγνώριση προσώπου, κάμερα ir, ir κάμερα, υπέρυθρη κάμερα, ir camera, infrared camera, camera ir, face recognition, face login, face unlock, windows hello',
      // Microsoft's own, but for the Laptop Go.
      needs: {
        named:
          'surface pro, surface book, surface go, surface laptop 3, surface laptop 4, surface laptop studio, windows hello, ir camera, κάμερα ir',
      },
      first: ['price'],
    },
    twoDrives: {
      label: { el: 'Με 2 δίσκους', en: 'With 2 drives' },
      phrases:
        '2 δίσκους, 2 δίσκοι, 2 σκληρούς, 2 ssd, 2 nvme, δεύτερο δίσκο, δεύτερος δίσκος, θέση για δεύτερο δίσκο, 2 θέσεις δίσκου, 2 θέσεις ssd, 2 drives, 2 disks, second drive, second disk, second ssd, dual drive, dual ssd, two drive bays',
      needs: { named: '2x256, 2x512, 2x1tb, ssd + ', anyKind: true },
      first: ['price'],
    },
    opticalDrive: {
      label: { el: 'Με μονάδα DVD', en: 'With a DVD drive' },
      phrases:
        'disc drive, disk drive, cd dvd, dvd player, dvd, dvd rom, dvd-rw, dvd drive, cd, cd rom, cd drive, blu ray, bluray, optical drive, οπτική μονάδα, οπτικός δίσκος, οδηγός dvd, μονάδα dvd, οδηγός cd',
      needs: { named: 'dvd, dvd-rw, blu-ray', anyKind: true },
      first: ['price'],
    },
    oldWindows: {
      label: { el: 'Με παλιά Windows: 8.1, 7, XP', en: 'With old Windows: 8.1, 7, XP' },
      phrases: 'windows 7, windows 8, windows 8.1, windows xp, windows vista, win7, win 7, win 8, win xp',
      needs: { named: 'windows 7, windows 8, windows xp' },
      first: ['price'],
    },
    largeScreen: {
      label: { el: 'Με μεγάλη οθόνη: από 15″', en: 'With a large screen: from 15″' },
      phrases:
        'μεγάλη οθόνη, μεγάλες οθόνες, μεγάλα γράμματα, big letters, large letters, big text, large text, large print, big screen, large screen, big display, large display',
      needs: { screenFrom: 15 },
      first: ['price'],
    },
    small: {
      label: { el: 'Μικρός: έως 13,6″', en: 'Small: up to 13.6″' },
      phrases:
        'χωράει σε τσάντα, χωράει στην τσάντα, χωράει στην τσάντα μου, να χωράει σε τσάντα, μπαίνει σε τσάντα, χωράει στο σακίδιο, fits in a bag, fits in my bag, fit in a bag, fit in my bag, fits in a backpack, μικρό λάπτοπ, μικρό laptop, μικρός φορητός, μικρό, μικρή οθόνη, small laptop, small screen, compact, small',
      needs: { screenUpTo: 13.6 },
      first: ['price'],
    },
    likeNew: {
      label: { el: 'Σαν καινούργιος: A+ και πάνω', en: 'Like new: A+ and better' },
      phrases:
        'σαν καινούργιο, σαν καινούργιος, σαν καινούριο, άριστη κατάσταση, καλύτερη κατάσταση, best condition, top condition, σε άριστη κατάσταση, άριστη, αψεγάδιαστο, άψογο, άψογη, άψογη κατάσταση, σε άψογη κατάσταση, τέλεια κατάσταση, σε τέλεια κατάσταση, χωρίς γρατζουνιές, χωρίς σημάδια, χωρίς χτυπήματα, χωρίς γδαρσίματα, no marks, no scratches, without scratches, without marks, σχεδόν καινούργιο, σχεδόν καινούριο, σαν νέο, καινούργιο, ελάχιστα χρησιμοποιημένο, perfect condition, flawless, like new, as new, mint condition, excellent condition, almost new, nearly new, barely used, pristine, good as new, as good as new',
      needs: { gradeFrom: 'aplus' },
      first: ['grade', 'price'],
    },
    allDay: {
      label: {
        el: 'Με μεγάλη αυτονομία: από 55\u00A0Wh, με τσιπ της Apple από 45\u00A0Wh',
        en: 'Lasts long: from 55\u00A0Wh, with an Apple chip from 45\u00A0Wh',
      },
      phrases:
        'βγάζει όλη μέρα, να βγάζει όλη μέρα, βγάζει όλη την ημέρα, όλη μέρα μπαταρία, μπαταρία όλη μέρα, μπαταρία για όλη μέρα, κρατάει όλη μέρα, να κρατάει μπαταρία, να κρατάει μπαταρία όλη μέρα, να κρατάει η μπαταρία, να αντέχει η μπαταρία, αντέχει όλη μέρα, all day, whole day, lasts all day, battery that lasts',
      needs: { batteryFrom: 55, appleBatteryFrom: 45 },
      first: ['price'],
    },
    fourCores: {
      label: { el: 'Από 4 πυρήνες', en: '4 cores or more' },
      phrases:
        'τετραπύρηνος, τετραπύρηνο, 4πύρηνος, 4πύρηνο, 4 πύρηνος, 4 πύρηνο, 4 πυρήνες, τέσσερις πυρήνες, quad core, quadcore, four cores, 4 cores, 4 core',
      needs: { coresFrom: 4 },
      first: ['price'],
    },
    sixCores: {
      label: { el: 'Από 6 πυρήνες', en: '6 cores or more' },
      phrases:
        'εξαπύρηνος, εξαπύρηνο, 6πύρηνος, 6πύρηνο, 6 πύρηνος, 6 πύρηνο, 6 πυρήνες, έξι πυρήνες, hexa core, six cores, 6 cores, 6 core',
      needs: { coresFrom: 6 },
      first: ['price'],
    },
    eightCores: {
      label: { el: 'Από 8 πυρήνες', en: '8 cores or more' },
      phrases:
        'οκταπύρηνος, οκταπύρηνο, οχταπύρηνος, 8πύρηνος, 8πύρηνο, 8 πύρηνος, 8 πύρηνο, 8 πυρήνες, οκτώ πυρήνες, octa core, eight cores, 8 cores, 8 core',
      needs: { coresFrom: 8 },
      first: ['price'],
    },
    fanless: {
      label: { el: 'Χωρίς ανεμιστήρα', en: 'Without a fan' },
      phrases:
        'fanless, χωρίς ανεμιστήρα, χωρίς ανεμιστήρες, χωρίς ανεμιστηράκι, χωρίς βεντιλατέρ, δεν έχει ανεμιστήρα, παθητική ψύξη, εντελώς αθόρυβο, αθόρυβο, αθόρυβος, χωρίς θόρυβο, χωρίς φασαρία, δεν κάνει θόρυβο, να μην κάνει θόρυβο, να μην κάνει φασαρία, να μην ακούγεται, δεν ακούγεται, να μη ζεσταίνεται, να μην ζεσταίνεται, δεν ζεσταίνεται, makes no noise, make no noise, does not make noise, no noise, no fan noise, quiet, does not get hot, runs cool, silent, noiseless, no fan, without a fan, without fan, passive cooling',
      needs: { fanless: true },
      first: ['price'],
    },
    fingerprint: {
      label: { el: 'Με δακτυλικό αποτύπωμα', en: 'With a fingerprint reader' },
      phrases:
        'δακτυλικό αποτύπωμα, δαχτυλικό αποτύπωμα, δακτυλικό, δαχτυλικό, αναγνώστης αποτυπωμάτων, fingerprint, fingerprint reader, fingerprint sensor',
      needs: { fingerprint: true },
      first: ['price'],
    },
    greekPrinted: {
      label: { el: 'Με τυπωμένα ελληνικά πλήκτρα', en: 'With printed Greek keys' },
      phrases:
        'χωρίς αυτοκόλλητα, όχι αυτοκόλλητα, χωρίς αυτοκόλλητα πλήκτρα, όχι αυτοκόλλητα πλήκτρα, χωρίς αυτοκόλλητα στα πλήκτρα, χωρίς αυτοκόλλητα στο πληκτρολόγιο, όχι με αυτοκόλλητα, χαραγμένα πλήκτρα, χαραγμένο πληκτρολόγιο, χαραγμένα ελληνικά, χαραγμένο ελληνικό πληκτρολόγιο, ελληνικό πληκτρολόγιο χαραγμένο, τυπωμένα πλήκτρα, τυπωμένο πληκτρολόγιο, τυπωμένα ελληνικά, τυπωμένους ελληνικούς χαρακτήρες, τυπωμένο ελληνικό πληκτρολόγιο, ελληνικό πληκτρολόγιο τυπωμένο, no stickers, without stickers, not stickers, printed greek keys, engraved greek keys, printed greek keyboard, engraved keyboard, engraved keys, printed keys, greek keyboard printed, printed greek letters',
      needs: { greekPrinted: true, anyKind: true },
      first: ['price'],
    },
    sim: {
      label: { el: 'Με υποδοχή SIM', en: 'With a SIM slot' },
      phrases:
        'lte modem, 4g modem, 5g modem, modem 4g, modem lte, κάρτα sim, κάρτας sim, υποδοχή κάρτας sim, θήκη sim, θήκη για sim, θέση sim, θέση για sim, sim, υποδοχή sim, lte, 4g, 5g, wwan, sim card, sim slot, sim 4g, sim 5g, sim lte',
      needs: { sim: true, anyKind: true },
      first: ['price'],
    },
    smartCard: {
      label: { el: 'Με αναγνώστη έξυπνων καρτών', en: 'With a smart card reader' },
      phrases:
        'smart card, smartcard, smart card reader, smartcard reader, έξυπνη κάρτα, έξυπνες κάρτες, αναγνώστη έξυπνων καρτών, αναγνώστης smart card, αναγνώστη smart card',
      needs: { port: 'smart card' },
      first: ['price'],
    },
    thunderbolt4: {
      label: { el: 'Με Thunderbolt 4', en: 'With Thunderbolt 4' },
      phrases: 'thunderbolt 4, thunderbolt4, thunderbolt 4 ports, tb4, θάντερμπολτ 4',
      needs: { port: 'Thunderbolt 4', anyKind: true },
      first: ['price'],
    },
    wifi6: {
      label: { el: 'Με Wi-Fi 6', en: 'With Wi-Fi 6' },
      phrases: 'wifi 6, wi-fi 6, wifi6, wi fi 6, wifi 6e',
      needs: { wireless: 'Wi-Fi 6' },
      first: ['price'],
    },
    bright: {
      label: { el: 'Με φωτεινή οθόνη: από 300\u00A0nits', en: 'With a bright screen: from 300\u00A0nits' },
      phrases:
        'φωτεινή οθόνη, οθόνη φωτεινή, καλή φωτεινότητα, μεγάλη φωτεινότητα, υψηλή φωτεινότητα, φωτεινότητα, στον ήλιο, σε εξωτερικό χώρο, 300 nits, bright screen, bright display, high brightness, brightness, outdoors, in the sun, in sunlight',
      needs: { brightnessFrom: 300, anyKind: true },
      first: ['price'],
    },
    brighter: {
      label: { el: 'Με πολύ φωτεινή οθόνη: από 400\u00A0nits', en: 'With a very bright screen: from 400\u00A0nits' },
      phrases: 'πολύ φωτεινή οθόνη, 400 nits, very bright screen, very bright display',
      needs: { brightnessFrom: 400, anyKind: true },
      first: ['price'],
    },
    brightest: {
      label: { el: 'Με οθόνη από 500\u00A0nits', en: 'With a screen of 500\u00A0nits or more' },
      phrases: '500 nits, brightest screen, brightest display',
      needs: { brightnessFrom: 500, anyKind: true },
      first: ['price'],
    },
    tallScreen: {
      label: { el: 'Με ψηλή οθόνη: 16:10 ή 3:2', en: 'With a tall screen: 16:10 or 3:2' },
      phrases: 'ψηλή οθόνη, tall screen, tall display',
      needs: { screenRatio: [1.49, 1.6] },
      first: ['price'],
    },
    // Apple's screens with a notch are a little taller.
    sixteenToTen: {
      label: { el: 'Με οθόνη 16:10', en: 'With a 16:10 screen' },
      phrases: '16:10, 16/10, οθόνη 16:10, 16:10 οθόνη, 16:10 screen, screen 16:10, 16:10 display',
      needs: { screenRatio: [1.53, 1.6] },
      first: ['price'],
    },
    sixteenToNine: {
      label: { el: 'Με οθόνη 16:9', en: 'With a 16:9 screen' },
      phrases: '16:9, 16/9, οθόνη 16:9, 16:9 οθόνη, 16:9 screen, screen 16:9, 16:9 display',
      needs: { screenRatio: [1.77, 1.79] },
      first: ['price'],
    },
    threeToTwo: {
      label: { el: 'Με οθόνη 3:2', en: 'With a 3:2 screen' },
      phrases: '3:2, οθόνη 3:2, 3:2 οθόνη, 3:2 screen, screen 3:2, 3:2 display',
      needs: { screenRatio: [1.49, 1.51], anyKind: true },
      first: ['price'],
    },
    fourToThree: {
      label: { el: 'Με οθόνη 4:3', en: 'With a 4:3 screen' },
      phrases: '4:3, οθόνη 4:3, 4:3 οθόνη, 4:3 screen, screen 4:3, 4:3 display',
      needs: { screenRatio: [1.32, 1.34], anyKind: true },
      first: ['price'],
    },
    nvme: {
      label: { el: 'Με δίσκο NVMe στην περιγραφή', en: 'With an NVMe drive by its title' },
      phrases: 'nvme, nvme ssd, ssd nvme, δίσκο nvme, nvme δίσκο, nvme drive',
      needs: { named: 'nvme' },
      first: ['price'],
    },
    emmc: {
      label: { el: 'Με μνήμη eMMC αντί για SSD', en: 'With eMMC instead of an SSD' },
      phrases: 'emmc',
      needs: { named: 'emmc', anyKind: true },
      first: ['price'],
    },
    irisXe: {
      label: { el: 'Με γραφικά Iris Xe', en: 'With Iris Xe graphics' },
      phrases: 'iris xe, intel iris xe, iris xe graphics, intel iris xe graphics, γραφικά iris xe',
      needs: { named: 'i5-11, i7-11, i5-12, i7-12, i5-13, i7-13' },
      first: ['price'],
    },
    vega: {
      label: { el: 'Με γραφικά Radeon της AMD', en: 'With AMD Radeon graphics' },
      phrases: 'vega, radeon vega, vega graphics, radeon graphics, γραφικά radeon, γραφικά vega',
      needs: { processorBy: 'amd' },
      first: ['price'],
    },
    muchMemory: {
      label: { el: 'Με πολλή μνήμη: από 16\u00A0GB', en: 'With much memory: 16\u00A0GB or more' },
      phrases:
        'πολλή μνήμη, μεγάλη μνήμη, μεγάλη ram, αρκετή μνήμη, πολλή ram, πολύ ram, πολλά γίγα ram, a lot of ram, lots of ram, a lot of memory, lots of memory, plenty of ram, plenty of memory, much ram, much memory, big ram, large memory',
      needs: { memoryFrom: 16 },
      first: ['price'],
    },
    muchStorage: {
      label: { el: 'Με πολύ χώρο: από 512\u00A0GB', en: 'With much storage: 512\u00A0GB or more' },
      phrases:
        'πολύς χώρος, μεγάλος δίσκος, μεγάλος σκληρός, μεγάλη χωρητικότητα, πολλή αποθήκευση, big disk, big drive, big ssd, large ssd, large disk, large hard drive, lots of storage, a lot of storage, plenty of storage, much storage',
      needs: { storageFrom: 512 },
      first: ['price'],
    },
    fast: {
      label: { el: 'Γρήγορος: κατηγορία ταχύτητας από 5', en: 'Fast: speed class 5 or higher' },
      phrases:
        'ανοίγει σε δευτερόλεπτα, ξεκινάει σε δευτερόλεπτα, boots in seconds, boot in seconds, starts in seconds, opens in seconds, βαρέθηκα να περιμένω, να μην περιμένω, tired of waiting, δυνατό, δυνατός, δυνατό μηχάνημα, δυνατός επεξεργαστής, γρήγορος επεξεργαστής, ισχυρό, ισχυρός, ισχυρός επεξεργαστής, πανίσχυρο, γρήγορο, γρήγορος, υψηλές επιδόσεις, powerful, high performance, fast, fast processor, powerful processor, strong processor',
      needs: { supported: true, memoryFrom: 8, speedManyFrom: 5 },
      first: ['price'],
    },
    manyScreens: {
      label: { el: 'Για 2 ακόμη οθόνες', en: 'For 2 more screens' },
      phrases:
        'πολλές οθόνες, αρκετές οθόνες, διπλή οθόνη, 2 οθόνες, 3 οθόνες, 2 εξωτερικές οθόνες, 3 εξωτερικές οθόνες, polles othones, 2 othones, 3 othones, dual monitor, dual screen, dual display, triple monitor, 2 monitors, 3 monitors, two 4k monitors, two 4k screens, 2 4k οθόνες, 2 screens, 3 screens, 2 displays, 3 displays, 2 external monitors, 3 external monitors, 2 external displays, multiple monitors, multiple screens, multiple displays, multi monitor, many monitors, many screens, several monitors, several screens',
      needs: { screenSocketsFrom: 2 },
      first: ['price'],
    },
    twoUsb: {
      label: { el: 'Με 2 θύρες USB-A', en: 'With 2 USB-A ports' },
      phrases: '2 usb, 2 usb-a, 2 θύρες usb, 2 θύρες usb-a, 2 υποδοχές usb, 2 usb ports',
      needs: { usbFrom: 2 },
      first: ['price'],
    },
    usbHub: {
      label: { el: 'Με USB hub', en: 'With a USB hub' },
      phrases: 'με usb hub, και usb hub, with usb hub, with a usb hub, and usb hub, and a usb hub',
      needs: { port: 'hub', anyKind: true },
      first: ['price'],
    },
    twoUsbC: {
      label: { el: 'Με 2 θύρες USB-C', en: 'With 2 USB-C ports' },
      phrases: '2 usb-c, 2 type-c, 2 θύρες usb-c, 2 θύρες type-c, 2 usb-c ports, 2 type-c ports',
      needs: { usbCFrom: 2, anyKind: true },
      first: ['price'],
    },
    twoThunderbolt: {
      label: { el: 'Με 2 θύρες Thunderbolt', en: 'With 2 Thunderbolt ports' },
      phrases: '2 thunderbolt, 2 θύρες thunderbolt, 2 thunderbolt ports, 2 thunderbolt 3, 2 tb3',
      needs: { thunderboltFrom: 2, anyKind: true },
      first: ['price'],
    },
    twoHdmi: {
      label: { el: 'Με 2 θύρες HDMI', en: 'With 2 HDMI ports' },
      phrases: '2 hdmi, 2 θύρες hdmi, 2 εξόδους hdmi, 2 υποδοχές hdmi, 2 hdmi ports, dual hdmi, διπλό hdmi',
      needs: { hdmiFrom: 2, anyKind: true },
      first: ['price'],
    },
    fourUsb: {
      label: { el: 'Με 4 θύρες USB-A', en: 'With 4 USB-A ports' },
      phrases: '4 usb, 4 usb-a, 4 θύρες usb, 4 θύρες usb-a, 4 υποδοχές usb, 4 usb ports',
      needs: { usbFrom: 4, anyKind: true },
      first: ['price'],
    },
    fiveUsb: {
      label: { el: 'Με 5 θύρες USB-A', en: 'With 5 USB-A ports' },
      phrases: '5 usb, 5 usb-a, 5 θύρες usb, 5 θύρες usb-a, 5 υποδοχές usb, 5 usb ports',
      needs: { usbFrom: 5, anyKind: true },
      first: ['price'],
    },
    threeUsb: {
      label: { el: 'Με 3 θύρες USB-A', en: 'With 3 USB-A ports' },
      phrases:
        '3 usb, 3 usb-a, 3 θύρες usb, 3 θύρες usb-a, 3 υποδοχές usb, πολλές θύρες usb, πολλά usb, 3 usb ports, many usb ports, lots of usb ports',
      needs: { usbFrom: 3 },
      first: ['price'],
    },
    camera: {
      label: { el: 'Με κάμερα Full HD', en: 'With a Full HD camera' },
      phrases:
        'καλή κάμερα, καλύτερη κάμερα, καθαρή κάμερα, δυνατή κάμερα, κάμερα 1080p, κάμερα full hd, full hd κάμερα, καλή webcam, good camera, good webcam, great camera, great webcam, better webcam, sharp webcam, hd webcam, 1080p webcam, 1080p camera, webcam 1080p, camera 1080p, full hd webcam',
      needs: { cameraFrom: 1080 },
      first: ['price'],
    },
    twoMemorySlots: {
      label: { el: 'Με 2 θέσεις μνήμης', en: 'With 2 memory slots' },
      phrases:
        '2 slots, 2 θέσεις μνήμης, 2 υποδοχές μνήμης, 2 θέσεις ram, 2 slots μνήμης, 2 slots ram, 2 ram slots, 2 memory slots, 2 sodimm slots, dual channel',
      needs: { memorySlotsFrom: 2, anyKind: true },
      first: ['price'],
    },
    memoryTo16: {
      label: { el: 'Με μνήμη που φτάνει τα 16\u00A0GB', en: 'With memory that goes up to 16\u00A0GB' },
      phrases: 'μνήμη που φτάνει τα 16, memory that goes to 16',
      needs: { memorySlotsFrom: 1, memoryCeilingFrom: 16 },
      first: ['price'],
    },
    memoryTo32: {
      label: { el: 'Με μνήμη που φτάνει τα 32\u00A0GB', en: 'With memory that goes up to 32\u00A0GB' },
      phrases: 'μνήμη που φτάνει τα 32, memory that goes to 32',
      needs: { memorySlotsFrom: 1, memoryCeilingFrom: 32 },
      first: ['price'],
    },
    memoryTo64: {
      label: { el: 'Με μνήμη που φτάνει τα 64\u00A0GB', en: 'With memory that goes up to 64\u00A0GB' },
      phrases: 'μνήμη που φτάνει τα 64, memory that goes to 64',
      needs: { memorySlotsFrom: 1, memoryCeilingFrom: 64 },
      first: ['price'],
    },
    upgradable: {
      label: { el: 'Με θέση μνήμης', en: 'With a memory slot' },
      phrases:
        'αναβαθμίσιμη μνήμη, επεκτάσιμη μνήμη, επεκτάσιμη ram, επεκτάσιμο, επέκταση μνήμης, expandable, expandable ram, expandable memory, βάλω ram, βάλω μνήμη, βάλω κι άλλη ram, βάλω κι άλλη μνήμη, βάλω άλλη ram, αναβάθμιση μνήμης, αναβαθμίσιμη ram, αναβαθμίσιμο, upgradable ram, upgradeable ram, upgradable memory, upgradable, can upgrade, upgrade ram, upgrade memory, ram upgrade, memory upgrade, αναβαθμίζεται, αναβαθμίζω μνήμη, αναβάθμιση, αναβάθμιση ram, προσθήκη μνήμης, προσθέσω μνήμη, κι άλλη μνήμη, κι άλλη ram, add more ram, add more memory, add ram, install more ram, install more memory',
      needs: { memorySlotsFrom: 1 },
      first: ['price'],
    },
    classH: {
      label: { el: 'Με επεξεργαστή σειράς H', en: 'With an H-series processor' },
      phrases:
        'h series, h-series, series h, σειρά h, σειράς h, επεξεργαστή h, hq, h processor, h cpu, όχι u, not u, no u, not a u, not u series, όχι σειρά u, όχι σειράς u',
      needs: { processorEnds: 'H, HQ, HK, HX', anyKind: true },
      first: ['price'],
    },
    classU: {
      label: { el: 'Με επεξεργαστή σειράς U', en: 'With a U-series processor' },
      phrases: 'u series, u-series, series u, σειρά u, σειράς u, u processor, u cpu',
      needs: { processorEnds: 'U', anyKind: true },
      first: ['price'],
    },
    intel: {
      label: { el: 'Με επεξεργαστή Intel', en: 'With an Intel processor' },
      phrases: 'intel, επεξεργαστής intel, ίντελ, intel processor, intel cpu',
      needs: { processorBy: 'intel', anyKind: true },
      first: ['price'],
    },
    amd: {
      label: { el: 'Με επεξεργαστή AMD', en: 'With an AMD processor' },
      phrases: 'amd, επεξεργαστής amd, amd processor, amd cpu',
      needs: { processorBy: 'amd', anyKind: true },
      first: ['price'],
    },
    appleChip: {
      label: { el: 'Με τσιπ της Apple', en: 'With an Apple chip' },
      phrases:
        'apple silicon, apple chip, apple m chip, m chip, m chips, chip m, με m, with m, with an m chip, m series, m-series chip, τσιπ m, τσιπάκι m, επεξεργαστή m, σειρά m, τσιπ apple, τσιπ της apple, επεξεργαστής apple',
      needs: { processorBy: 'apple', supported: true, anyKind: true },
      first: ['price'],
    },
    supported: {
      label: { el: 'Με σύστημα που ενημερώνεται', en: 'With a system that still gets updates' },
      phrases:
        'ενημερώσεις, παίρνει ενημερώσεις, καινούριο macos, καινούργιο macos, νέο macos, new macos, τελευταίο macos, νεότερο macos, latest macos, newest macos, ενημερώνεται, υποστηρίζεται, υποστηρίζεται ακόμα, gets updates, still gets updates, receives updates, security updates, system updates, updates, still supported, supported',
      needs: { supported: true, anyKind: true },
      first: ['price'],
    },
    travel: {
      label: { el: 'Για ταξίδια: έως 1,3\u00A0kg', en: 'For travel: up to 1.3\u00A0kg' },
      phrases:
        'ταξίδι, ταξίδια, ταξιδεύω, παίρνω μαζί μου, έχω μαζί μου, κουβαλάω κάθε μέρα, carry every day, carry, carry around, take with me, μετακινήσεις, μετακίνηση, τσάντα μου, φορητότητα, να κουβαλάω, κουβαλάω, travel, travelling, traveling, trips, portable, portability, commuting, on the go, on the move, on the road, εν κινήσει, στον δρόμο, πετάω συχνά, πτήσεις, αεροπλάνο, αεροδρόμιο, στο τρένο, flights, flying, plane, airplane, backpacking, digital nomad',
      needs: { supported: true, memoryFrom: 8, speedOneFrom: 5, weightUpTo: 1.3 },
      first: ['weight', 'price'],
    },
  },

  /** Key of the use that applies to a purpose without a row above: «για τον κουμπάρο μου». */
  generalUse: 'general',

  /** Questions that a page answers, and no product: the page is named above the list. The path is the page's own. */
  services: [
    {
      name: 'warranty',
      path: '/warranty',
      phrases:
        'garantia, gkarantia, garanti, γκαραντί, γκαραντία, εγγύηση, εγγυήσεις, eggyhsh, egkyhsh, eguhsh, warranty, guarantee, guaranteed, επισκευή, επισκευές, service, σέρβις, βλάβη, χάλασε, χαλάσει, αν χαλάσει, τι γίνεται αν χαλάσει, αλλάζετε μπαταρία, αλλάζετε μπαταρίες, βάζετε καινούργια μπαταρία, do you replace the battery, do you replace batteries, repair, χαλασμένο, ελαττωματικό, δεν ανοίγει, δεν λειτουργεί, χάλασε το laptop, defective, broken, faulty, stopped working, does not work, does not turn on, will not turn on, wont turn on, does not start, does not boot, δεν ανάβει, δεν ξεκινά, δεν ξεκινάει, δεν φορτίζει, does not charge, μαύρη οθόνη, black screen, αν μου σπάσει, μου σπάσει, σπάσει κάτι, σπάσει η οθόνη, έσπασε, πάθει κάτι, αν πάθει, covered, battery replaced, the battery replaced, original battery, battery original, battery the original, αυθεντική μπαταρία, γνήσια μπαταρία, αλλαγμένη μπαταρία, έχει αλλάξει η μπαταρία, η μπαταρία έχει αλλάξει, battery new, new battery, battery health, μπαταρία 80%, μπαταρία πάνω από 80%, μπαταρία τουλάχιστον 80%, battery above 80%, battery over 80%, battery 80%, μπαταρία 90%, μπαταρία πάνω από 90%, battery above 90%, καινούργια μπαταρία, νέα μπαταρία, υγεία μπαταρίας, breaks, breaks down, it break, καλύπτει, τι καλύπτεται, what is covered, is covered, επισκευάζετε, do you fix, can you fix',
    },
    {
      name: 'returns',
      path: '/withdrawal',
      phrases:
        'επιστροφή, επιστροφές, επιστροφή χρημάτων, υπαναχώρηση, αλλαγή προϊόντος, return, returns, refund, refunds, money back, withdrawal, send it back, send back, give it back, take it back, δεν μου αρέσει, δεν μου κάνει, αν μετανιώσω, αλλάξω γνώμη, changed my mind, change my mind, do not like it, dont like it, στείλω πίσω, γυρίσω πίσω, δώσω πίσω, επιστρέψω, επιστρέφω, επιστρέφεται, επιστρέφονται, πώς επιστρέφω, πώς επιστρέφω ένα, how to return, how do i return, can i return, return policy, πολιτική επιστροφών, πόσες μέρες έχω, να το αλλάξω, να το επιστρέψω, μέρες να το επιστρέψω, το γυρνάω, το γυρίζω, not satisfied, not happy with, cooling off, πληρώνει την επιστροφή',
    },
    {
      name: 'delivery',
      path: '/terms',
      phrases:
        'pay customs, customs, τελωνείο, customs or vat, in germany, to germany, στη γερμανία, στο εξωτερικό, abroad, στην κύπρο, to cyprus, γρήγορη αποστολή, γρήγορη παράδοση, fast delivery, fast shipping, αποστολή, αποστολές, παράδοση, μεταφορικά, έξοδα αποστολής, χρόνος παράδοσης, courier, κούριερ, delivery, shipping, delivery time, shipping cost, στέλνετε, στείλετε, θα μου το στείλετε, αποστέλλετε, παραδίδετε, πότε παραδίδετε, πότε στέλνετε, πότε θα έρθει, ship to, do you ship, do you deliver, when will it arrive, σε πόσο καιρό, πόσο καιρό κάνει, πόσες μέρες κάνει, σε πόσες μέρες έρχεται, σε πόσες μέρες, πότε θα μου έρθει, πότε θα έρθει, πότε θα το έχω, σε πόσες μέρες το έχω, σε πόσες μέρες θα το έχω, how soon, when will i get, how fast will i get, θα το έχω πριν, θα προλάβει, προλαβαίνει, πότε φτάνει, πότε έρχεται, πότε θα φτάσει, will i have it, will it be here, arrive before, επόμενη μέρα, next day, next day delivery, express delivery, παραλάβω, πότε θα το παραλάβω, take to arrive, send it to, can you send, box now, locker, dhl, acs, ελτα, γενική ταχυδρομική, δωρεάν μεταφορικά, free shipping, free delivery',
    },
    {
      name: 'payment',
      path: '/terms',
      phrases:
        'δόσεις, άτοκες δόσεις, δόση, δόσεις χωρίς κάρτα, δόσεις με κάρτα, πληρωμή με κάρτα, πιστωτική κάρτα, χρεωστική κάρτα, credit card, debit card, paypal, apple pay, google pay, πληρωμή, πληρωμές, αντικαταβολή, κάρτα πληρωμής, τρόποι πληρωμής, instalments, installments, πληρώνω, πληρώσω, how to pay, how can i pay, δέχεστε κάρτα, δέχεστε κάρτες, δέχεστε paypal, do you accept, do you take, payment, payments, pay, cash on delivery, visa, mastercard, maestro, klarna, revolut, κατάθεση, τραπεζική κατάθεση, έμβασμα, bank transfer, wire transfer, μετρητά, προκαταβολή, deposit',
    },
    {
      name: 'code',
      path: '/terms',
      phrases:
        'κουπόνι, κουπόνια, εκπτωτικό κουπόνι, κωδικός έκπτωσης, εκπτωτικός κωδικός, κωδικό έκπτωσης, κωδικός προσφοράς, promo code, discount code, coupon, coupons, coupon code, voucher, voucher code',
    },
    {
      name: 'invoice',
      path: '/contact',
      phrases:
        'τιμολόγιο, απόδειξη, παραστατικό, invoice, receipt, αφμ, vat number, φπα, vat, τιμές με φπα, είναι με φπα, vat included, prices include vat, include vat',
    },
    {
      name: 'contact',
      path: '/contact',
      phrases:
        'τηλέφωνο, επικοινωνία, τηλέφωνο επικοινωνίας, email επικοινωνίας, phone, phone number, telephone, contact, contact us, call us, email us, find us, call, viber, διεύθυνση, address, πού είστε, κατάστημα, καταστήματα, where is your store, where is your shop, your store, your shop, is there a store, is there a shop, have a store, have a shop, έχετε μαγαζί, έχετε κατάστημα, a store in, a shop in, where are you, αγοράζετε, πουλήσω, πουλάω, ανταλλαγή, παλιό μου, παλιό μου laptop, παλιό laptop μου, έχω ένα παλιό, το παίρνετε, παίρνετε παλιά, παίρνετε το παλιό, παίρνετε παλιό, δίνω το παλιό, απόσυρση, παλιά laptop αγοράζετε, my old laptop, my old one, part exchange, exchange my, do you buy, sell my, sell you, trade in, trade-in, από κοντά, να το δω, see it in person, see the laptops, see them in person, where can i see, come and see, physical shop, physical store, showroom, visit your, pick up, pickup, παραλαβή από, έκθεση, στοιχεία επικοινωνίας, χάρτης, πού είναι το μαγαζί, πού είναι το κατάστημα, πού βρίσκεται το μαγαζί, πού βρίσκεται το κατάστημα, πού βρίσκεται το μαγαζί σας, πού βρίσκεστε, να μιλήσω, μιλήσω με, να περάσω, περάσω από, να έρθω, έρθω από, σας καλέσω, να καλέσω, before buying, before i buy, come by, drop by, stop by, come to your, μαγαζί σας, το μαγαζί, talk to someone, speak to someone, εξυπηρέτηση πελατών, customer service, customer support, χονδρική, wholesale, bulk order, παράπονο, complaint',
    },
    {
      name: 'hours',
      path: '/contact',
      phrases:
        'ωράριο, ώρες λειτουργίας, ώρες καταστήματος, ανοιχτά, opening hours, open hours, hours, shop hours, store hours, πότε ανοίγετε, πότε κλείνετε, δουλεύετε, σάββατο, κυριακή, open on saturday, saturday, sunday, opening times, κλειστά, τι ώρα ανοίγετε, τι ώρα κλείνετε, τι ώρες ανοίγει, τι ώρα ανοίγει, τι ώρες ανοίγετε, τι ώρες ανοίγει το μαγαζί, τι ώρα ανοίγει το μαγαζί, τι ώρα κλείνει το μαγαζί, πότε ανοίγει το μαγαζί, τι ώρα κλείνει, when do you open, when do you close, are you open',
    },
    {
      name: 'order',
      path: '/account',
      phrases:
        'παραγγελία, η παραγγελία μου, παραγγελία μου, παραγγελίες μου, πού είναι η παραγγελία, πορεία παραγγελίας, tracking, κωδικός μου, ξέχασα τον κωδικό, ξέχασα τον κωδικό μου, αλλαγή κωδικού, αλλάζω κωδικό, αλλάξω κωδικό, νέος κωδικός, change password, change my password, forgot password, password, reset password, my order, confirmation email, email επιβεβαίωσης, επιβεβαίωση παραγγελίας, δεν έλαβα, δεν έχω λάβει, order status, track, parcel, package, shipment, my parcel, track my parcel, δέμα, το δέμα μου, πακέτο μου, where is my order, cancel order, cancel my order, order number, αριθμός παραγγελίας, αλλαγή διεύθυνσης, track order, track my order, λογαριασμός, σύνδεση στον λογαριασμό, login, account',
    },
    {
      name: 'refurbishment',
      path: '/services/refurbishment',
      phrases:
        'αξίζει refurbished, αξίζουν refurbished, αξίζει ανακατασκευασμένο, αξίζει ένα ανακατασκευασμένο, αξίζουν τα ανακατασκευασμένα, αξίζει μεταχειρισμένο, αξίζει να πάρω ανακατασκευασμένο, ανακατασκευασμένο ή καινούργιο, ανακατασκευασμένο ή καινούριο, refurbished ή καινούργιο, refurbished ή καινούριο, καινούργιο ή ανακατασκευασμένο, τι σημαίνει ανακατασκευασμένο, τι σημαίνει refurbished, τι είναι το refurbished, τι είναι refurbished, axizei refurbished, axizei anakataskevasmeno, refurbished i kainourgio, is refurbished worth, is refurbished good, are refurbished laptops good, refurbished or new, new or refurbished, refurbished vs new, what does refurbished mean, what is refurbished',
    },
    {
      name: 'grades',
      path: '/services/grade-guide',
      phrases:
        'τι σημαίνει κατάσταση, τι σημαίνει η κατάσταση, τι είναι η κατάσταση, τι είναι κατάσταση, τι σημαίνει κατηγορία, τι σημαίνει η κατηγορία, τι είναι η κατηγορία, τι σημαίνουν οι κατηγορίες, what does grade, what is grade, what do the grades mean, τι σημαίνει α, τι σημαίνει β, τι σημαίνει αα, what does a mean, what does b mean, είναι μεταχειρισμένα, είναι μεταχειρισμένο, είναι ανακατασκευασμένα, είναι καινούργια, are they used, are they refurbished, are these used, έχει γρατζουνιές, έχουν γρατζουνιές, have scratches, has scratches, διαφορά grade, διαφορά έχει grade, διαφορά έχει a, διαφορά έχει α, διαφορά a, διαφορά α, διαφορά aa, difference between a, difference a, διαφορά μεταξύ grade, difference between grade, difference between grades, καινούργια ή μεταχειρισμένα, new or used, τι σημαίνει ανακατασκευασμένο, τι είναι ανακατασκευασμένο, τι σημαίνει refurbished, what does refurbished mean, what is refurbished, what does grade, what is grade, τι είναι grade, τι είναι το grade, τι είναι κατηγορία, what are the grades, τι σημαίνει grade, τι σημαίνει κατηγορία, κατηγορίες όψης, grade guide, what does grade mean, grades, is grade, are grade, γρατζουνισμένο, γρατζουνισμένα, scratched, τι σημαίνει βαθμός, what condition are, διαφορά ανακατασκευασμένο, ανακατασκευασμένο με μεταχειρισμένο, ανακατασκευασμένο ή μεταχειρισμένο, τι γρατζουνιές, πόσες γρατζουνιές, γρατζουνιές έχει, τι σημάδια, what scratches, how scratched, how used, πόσο μεταχειρισμένο',
    },
  ],

  /**
   * What shoppers ask for and this shop does not sell; `nearest` is what it shows instead, as filters of an address. With `besideNames`
   * the other names of the query are still looked for: «asus ή lenovo».
   */
  notSold: [
    {
      phrases:
        'τσάντα, τσάντες, τσάντα laptop, σακίδιο, σακίδια, σακίδιο laptop, θήκη, θήκες, bag, laptop bag, backpack, rucksack, sleeve, case',
      nearest: 'kind=laptop',
    },
    {
      phrases:
        'πένα surface, πένα ipad, γραφίδα ipad, γραφίδα surface, surface pen, apple pencil, ποντίκι, mouse, ποντίκια, mousepad, gaming mouse, gaming headset, χειριστήριο, χειριστήρια, gamepad, joystick, controller, τιμονιέρα, μικρόφωνο, microphone, router, ρούτερ, modem, μόντεμ, κάρτα μνήμης, memory card, cooling pad, βάση ψύξης, βάση στήριξης, βάση με ανεμιστήρα, βάση laptop με ανεμιστήρα, σταντ, stand, sticker, stickers, αυτοκόλλητο, αυτοκόλλητα, laptop stand, κλειδαριά, kensington lock, laptop skin, εξωτερικό δίσκο, εξωτερικό σκληρό, external ssd, external hdd, external hard drive, προστατευτικό οθόνης, μεμβράνη, μεμβράνη οθόνης, screen protector, usb c σε hdmi, usb c to hdmi, type c σε hdmi, hdmi σε vga, hdmi to vga, ακουστικά, headphones, headset, ηχεία, speakers, webcam, κάμερα web, usb stick, στικάκι, εξωτερικός δίσκος, external drive, ασύρματο πληκτρολόγιο, εξωτερικό πληκτρολόγιο, wireless keyboard, hub, usb c hub, type c hub, laptop cooler, mechanical keyboard, μηχανικό πληκτρολόγιο, bluetooth keyboard, gaming keyboard, usb keyboard, usb hub, αντάπτορας, αντάπτορα, adapter, adaptor, μετατροπέας, converter, dongle, δωροκάρτα, gift card, powerbank, power bank, καλώδιο, cable, φορτιστής, φορτιστή, charger, τροφοδοτικό, power adapter, σκληρός δίσκος εξωτερικός',
      nearest: 'kind=monitor',
    },
    {
      phrases:
        'εκτυπωτής, εκτυπωτή, printer, μελάνι, toner, scanner, σαρωτής, wacom, graphics tablet, drawing tablet, γραφίδα wacom',
      nearest: 'kind=laptop',
    },
    {
      phrases:
        's20, s21, s22, s23, s24, s25, samsung a14, samsung a15, samsung a16, a25, a33, a34, a35, a53, a54, a55, galaxy a, galaxy note, redmi, oneplus, pixel, gopro, galaxy s20, galaxy s21, galaxy s22, galaxy s23, galaxy s24, κινητό, κινητά, smartphone, iphone, android phone, τηλέφωνο samsung, mobile phone',
      nearest: 'kind=tablet',
    },
    {
      phrases:
        'smartwatch, ρολόι, apple watch, galaxy watch, galaxy buds, galaxy fit, airpods, kindle, ereader, e-reader, gps, dash cam',
      nearest: 'kind=tablet',
    },
    {
      phrases:
        'καρέκλα, καρέκλες, έπιπλο, έπιπλα, chair, gaming chair, gaming desk, lamp, λάμπα, ποδήλατο, πατίνι, scooter, bicycle, ψυγείο, πλυντήριο, κλιματιστικό, αφυγραντήρας, καφετιέρα, σκούπα, fridge, washing machine, air conditioner, coffee machine, vacuum cleaner, camera, dslr, φωτογραφική μηχανή, φωτογραφικές μηχανές, drone dji, βιβλίο, βιβλία, books',
      nearest: 'kind=laptop',
    },
    {
      phrases:
        'playstation, πλεϊστέισον, πλέιστεϊσον, πλειστεισον, xbox, έξμποξ, nintendo, ps4, ps5, nintendo switch, κονσόλα, console, steam deck, steam machine, rog ally, legion go, msi claw, meta quest, oculus, vr headset',
      nearest: 'use=gaming',
    },
    {
      phrases:
        'τηλεόραση, tv, smart tv, apple tv, fire tv, fire stick, chromecast, google home, google nest, alexa, echo dot, nvidia shield, προβολέας, projector, surface hub',
      nearest: 'kind=monitor',
    },
    { phrases: 'macbook neo', nearest: 'brand=apple', besideNames: true },
    { phrases: 'galaxy book, magicbook', nearest: 'use=general' },
    {
      phrases:
        'all in one, all-in-one, aio, tower, server, σέρβερ, home server, proxmox server, imac, thinkstation, gaming pc, πύργος, mac studio, intel nuc, raspberry pi',
      nearest: 'kind=desktop',
    },
    {
      phrases: 'fire tablet, fire hd, amazon fire, surface duo, surface rt, lenovo tab, pixel tablet',
      nearest: 'kind=tablet',
    },
    {
      phrases:
        'μπαταρία laptop, μπαταρίες laptop, πληκτρολόγιο laptop, πλήκτρα laptop, αλλαγή μπαταρίας, αντικατάσταση μπαταρίας, μπαταρία ανταλλακτική, ανταλλακτικά, ανταλλακτικό, ανταλλακτική μπαταρία, spare parts, replacement battery, οθόνη ανταλλακτική',
      nearest: 'kind=laptop',
    },
    {
      phrases:
        'ddr3, ddr4, ddr5, sodimm, so-dimm, ram ddr4, ram ddr3, μνήμη ddr4, μνήμη ddr3, office 365, microsoft 365, microsoft office, άδεια windows, άδεια χρήσης, κλειδί windows, windows license, windows licence, windows key, licence, license, licence key, license key, product key, activation key, άδεια, κλειδί ενεργοποίησης, antivirus, battery replacement',
      nearest: 'kind=laptop',
    },
    { phrases: 'kingston, crucial, sandisk, western digital, seagate, corsair', nearest: 'kind=laptop' },
    {
      phrases:
        'core ultra, ultra 5, ultra 7, ultra 9, snapdragon, snapdragon x, npu, copilot+, copilot plus, copilot pc, ai pc, ai laptop, laptop με ai, laptop with ai',
      nearest: 'kind=laptop',
      besideNames: true,
    },
    { phrases: 'chromebook, chromebooks', nearest: 'use=school' },
    { phrases: 'inspiron, vostro', nearest: 'brand=dell&use=general', besideNames: true },
    { phrases: 'ideapad, legion, loq', nearest: 'brand=lenovo&use=general', besideNames: true },
    { phrases: 'pavilion, omen, victus, spectre, envy', nearest: 'brand=hp&use=general', besideNames: true },
    {
      phrases:
        'acer, asus, toshiba, huawei, xiaomi, msi, lg, sony, vaio, fujitsu, razer, medion, dynabook, matebook, vivobook, zenbook, alienware',
      nearest: 'use=general',
      besideNames: true,
    },
  ],

  /**
   * Parts of a machine: who asks for one «για» a model or a brand wants a spare part, which is not sold. A word that is a kind of product, too,
   * means the part only before a model's number: «οθόνη για t480», but not «οθόνη για macbook».
   */
  spareParts: [
    {
      phrases:
        'μπαταρία, μπαταρίες, πληκτρολόγιο, πλήκτρα, μνήμη, ram, δίσκος, σκληρός δίσκος, ssd, nvme, nvme ssd, ssd nvme, ανεμιστήρας, ψύκτρα, μεντεσέδες, καπάκι, πλαίσιο, τροφοδοτικό, φορτιστής, charger, μητρική, battery, keyboard, keys, memory, hard disk, hard drive, fan, hinges, lid, bezel, motherboard, power supply, palmrest',
      nearest: 'kind=laptop',
    },
    { phrases: 'οθόνη, πάνελ, screen, display, lcd, panel, screen replacement', nearest: 'kind=monitor' },
  ],

  /** Words that say nothing about a product. */
  ignored: [
    'όλα, όλες, όλους, ο, η, το, οι, τα, του, της, των, τον, την, τη, τους, τις, ένας, μία, μια, ένα, έναν',
    'για, με, σε, στο, στη, στην, στον, στα, από, και, κι, ή, να, που, ως, προς, μου, μας',
    'ίδιο, ίδια, ίδιοι, ίδιους, same, identical, μηχανήματα, εκείνο, εκείνος, εκείνη, αυτό, αυτός, ευχαριστώ, thanks, βγάζει, περνάει, released, προεγκατεστημένο, προεγκατεστημένα, preinstalled, installed',
    'κάτι, κάποιο, κάποιον, πολύ, πιο, όσο, γίνεται, μόνο, περίπου, μέχρι, έως, κάτω, πάνω, ευρώ, ίντσες',
    'αναζητώ, αναζητούμε, ζητώ, ζητάω, ενδιαφέρομαι, ενδιαφέρει, σκέφτομαι, προτείνετε, προτείνεις, δείξε, δείξτε, μήπως, show, find, recommend, suggest, τεμάχια, τεμάχιο, κομμάτια, κομμάτι, pieces, pcs, units',
    'θέλω, θα, ήθελα, θέλουμε, ψάχνω, ψάχνουμε, αγορά, αγοράσω, πάρω, παίρνει, χρειάζομαι, βρω, έχετε, έχει, έχω, κατάλληλο, κατάλληλος, πόση, πόσο, πόσα, πόσες, πότε, κάνει, χρήση, δουλεύει, τρέχει, σας, παρακαλώ, μηχάνημα, ποια, τι, πού, πόσο, πως',
    'αλλά, όμως, but, though, μπορώ, πειράζει, running, οποιοδήποτε, οποιονδήποτε, οτιδήποτε, έτος, έτους, χρονολογία, βάλω, πάει, πηγαίνει, βλέπει, vlepei, chip, τσιπ, τσιπάκι, κοστίζει, κοστίζουν, cost, costs',
    'σημειώσεις, notes, note, taking, old, παλιό, παλιός, slow, αργό',
    'κανένα, κάνα, καμία, κανέναν, ακριβό, ακριβός, charges, φορτίζει',
    'έρχεται, έρχονται, comes, come, έξτρα, extra, είτε, either, anything',
    'είναι, ποιο, ποιος, υπάρχει, τιμή, τιμές, προσφορά, προσφορές, φθηνό, φτηνό, φθηνά, φτηνά, φθηνός, φτηνός',
    'φθηνότερο, φτηνότερο, οικονομικό, οικονομικός, καλό, καλή, καλός, καλύτερο, νέο',
    'μεταχειρισμένο, μεταχειρισμένος, μεταχειρισμένα, ανακατασκευασμένο, ανακατασκευασμένος, ανακατασκευασμένα',
    'επεξεργαστής, επεξεργαστή, υπολογιστής, υπολογιστή, υπολογιστές, μοντέλο, μάρκα, εγγύηση',
    'the, a, an, for, with, and, or, of, to, in, my, me, i, want, need, buy, get, some, please, that, is, it, up, under',
    'seira, san, alla, σειρά, series, χωρίς, δίχως, όχι, without, except, no, not',
    'θύρα, θύρες, θύρας, port, ports',
    'budget, μπάτζετ, προϋπολογισμός',
    'looking, cheap, cheapest, best, good, deal, deals, offer, offers, sale, price, new, euro, euros, inch, inches',
    'friendly, girl, boy, refurbished, refurb, used, second, hand, computer, computers, pc, processor, cpu, core, suitable, use, using, machine, do, you, have, what, where, how, which, can, run, runs, be, should, most, more, than, any',
    'γίγα, giga, κιλό, κιλά, kg, γερό, αξιόπιστο, ποιοτικό, ωραίο, όμορφο, σύγχρονο, great, nice, reliable, decent, quality, must, very, really, something, one, mine',
  ],

  /** Words of the language that are never corrected; where nothing has them they are left out. */
  uncorrected: [
    'λογισμικό, software, γαλλικό, γερμανικό, ιταλικό, ισπανικό, τουρκικό, ρωσικό, αραβικό, french, german, italian, spanish, turkish, russian, arabic, azerty, qwertz, qwerty, dual, boot, printed, engraved, τυπωμένα, χαραγμένα, dropping, drop, drops, survive, withstand, αλουμίνιο, aluminium, aluminum, μεταλλικό, metal, carbon fibre, matte, ματ, glossy, vram, rugged',
  ],

  /** Words that are right as they are, though this shop may have nothing of the name: they are never corrected. */
  known: ['discount, έκπτωση, εκπτώσεις, aspire, deck, iphone, imac, switch, keyboard, πληκτρολόγιο'],
} as const satisfies SearchWords;
