/** The names of what a list is narrowed by, and of its values, for filters, menus and the finder. */
const el = {
  'facet.brand': 'Κατασκευαστής',
  'facet.price': 'Τιμή',
  'facet.cpu': 'Γενιά επεξεργαστή',
  'facet.screen': 'Μέγεθος οθόνης',
  'facet.grade': 'Κατηγορία όψης',
  'facet.ram': 'Μνήμη',
  'facet.storage': 'Αποθήκευση',
  'facet.windows': 'Windows 11',
  'facet.query': 'Αναζήτηση',
  'facet.cpu.generation': '{n}η γενιά',
  'facet.windows.11': 'Τρέχει Windows 11',
  'facet.windows.10': 'Έως Windows 10',
  'facet.windows11FromHere': 'Windows 11 από εδώ και κάτω',
} as const;

const en: Record<keyof typeof el, string> = {
  'facet.brand': 'Brand',
  'facet.price': 'Price',
  'facet.cpu': 'Processor generation',
  'facet.screen': 'Screen size',
  'facet.grade': 'Grade',
  'facet.ram': 'Memory',
  'facet.storage': 'Storage',
  'facet.windows': 'Windows 11',
  'facet.query': 'Search',
  'facet.cpu.generation': '{nth} gen',
  'facet.windows.11': 'Runs Windows 11',
  'facet.windows.10': 'Up to Windows 10',
  'facet.windows11FromHere': 'Windows 11 from here down',
};

export const facetWords = { el, en };
