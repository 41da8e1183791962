/** What is numbered in a product's pictures. The server writes it, so it is part of no page's JavaScript. */

export const sockets = {
  title: 'Πού βρίσκεται τι',
  inPicture: 'Στην εικόνα {n}',
  /** What is no standard socket, or is called otherwise here. */
  names: {
    audio: 'Ακουστικά',
    power: 'Ρεύμα',
    cable: 'Καλώδιο',
    camera: 'Κάμερα',
    speakers: 'Ηχεία',
    pen: 'Γραφίδα',
    kickstand: 'Στήριγμα',
  },
  notes: {
    'usb-a': 'Πληκτρολόγιο, ποντίκι, στικάκι.',
    'usb-c': 'Δίσκος, στικάκι ή κινητό.',
    hdmi: 'Οθόνη ή τηλεόραση.',
    displayport: 'Οθόνη.',
    vga: 'Παλιότερη οθόνη ή προβολέας.',
    ethernet: 'Ενσύρματο δίκτυο, πιο σταθερό από το Wi-Fi.',
    audio: 'Βύσμα 3,5 mm.',
    power: 'Εδώ μπαίνει το καλώδιο της τροφοδοσίας.',
    cable: 'Μπαίνει στον φορητό.',
    pen: 'Έρχεται μαζί.',
    kickstand: 'Κρατά την οθόνη όρθια.',
    'USB-B': 'Προς τον υπολογιστή, για τις θύρες USB της οθόνης.',
    charging: 'Από εδώ φορτίζει.',
    pictureIn: 'Από εδώ παίρνει εικόνα.',
  },
  fits: {
    title: 'Με ποιους φορητούς',
    thunderbolt: { name: 'Thunderbolt 3 ή νεότερο', text: 'Όλα: οθόνες, δίκτυο, USB και φόρτιση από ένα καλώδιο.' },
    usbC: {
      name: 'USB-C που βγάζει εικόνα και φορτίζει',
      text: 'Όλα: οθόνες, δίκτυο, USB και φόρτιση από ένα καλώδιο.',
    },
    usbCAlone: { name: 'USB-C χωρίς Thunderbolt', text: 'Ίσως όχι όλα. Πείτε μας το μοντέλο σας πριν αγοράσετε.' },
    usbCData: { name: 'USB-C μόνο για δεδομένα', text: 'Δίκτυο και USB. Ούτε εικόνα ούτε φόρτιση.' },
    appleChip: { name: 'MacBook με απλό M1 ή M2', text: 'Μία οθόνη: όριο του επεξεργαστή.' },
    usbA: { name: 'Μόνο USB-A', text: 'Δεν ταιριάζει.' },
    own: 'Ο φορητός σας',
    choose: 'Διαλέξτε από τη λίστα',
    ask: 'Ταιριάζει;',
    see: 'Οι φορητοί μας που την έχουν',
  },
};
