const FILE = 'own/shop.config.ts';
const changePromo = `or change promo in ${FILE}`;
const startEmpty = (command: string) => `begin with an empty database: SEED=none, and ${command}`;

/** What a shop lacks before it can open: what it is, and the remedy. */
export const ready = {
  unset: (field: string, name: string) => ({ what: `${field} is not set`, todo: `write ${name} into ${FILE}` }),
  unsetNames: {
    'company.legalName': 'the company’s legal name',
    'company.registryNumber': 'its number in the commercial register (GEMI)',
    'company.taxNumber': 'its tax number (AFM)',
    'company.taxOffice': 'its tax office (DOY)',
    'contact.phone': 'the shop’s phone',
    'contact.address.street': 'the shop’s street and number',
  },
  placeholder: (field: string, value: string, todo: string) => ({
    what: `${field} is still an example (${value})`,
    todo: `${todo}, in ${FILE}`,
  }),
  replace: {
    'company.parentSite': 'write the parent company’s site, or leave it out',
    'contact.email': 'write the shop’s address',
    'contact.viber': 'write the shop’s number, or leave it out',
    'contact.phone': 'write the shop’s phone, or leave it out',
    'company.legalName': 'write the company’s legal name',
    'contact.address.street': 'write the shop’s street and number',
    'assistants.namespace': 'write the shop’s own domain turned round',
    'contact.social': 'write the address of the shop’s page, or take it out',
  },
  noCertificate: (standard: string) => ({
    what: `${standard} is claimed without its certificate`,
    todo: `write number and validUntil of the certificate into ${FILE}, or take ${standard} out of certificates`,
  }),
  certificateEnded: (standard: string, day: string) => ({
    what: `The certificate of ${standard} ended on ${day}`,
    todo: `write number and validUntil of the certificate into ${FILE}, or take ${standard} out of certificates`,
  }),
  textUnread: (name: string) => ({
    what: `own/shop/texts/*/${name}.ts was not read: it promises what the demo’s company does`,
    todo: `make it true of the shop in every language, then add '${name}' to textsRead in ${FILE}`,
  }),
  noNotice: (picture: string | null) => ({
    what:
      picture === null
        ? 'The EU’s harmonised notice on the legal guarantee is not set'
        : `There is no picture ${picture} of the harmonised notice`,
    todo: `put its pictures into own/public and their addresses into warranty.harmonisedNotice (${FILE})`,
  }),
  sampleReviews: (samples: number, all: number) => ({
    what: `${samples} of ${all} reviews are samples`,
    todo: `replace them with opinions of customers who agreed, in ${FILE}`,
  }),
  address: (url: string) => ({
    what: `The store’s address is ${url}`,
    todo: 'set PUBLIC_URL to https:// and the name of the shop, and start the store again',
  }),
  proxy: () => ({
    what: 'TRUST_PROXY is not set, though something in front of the store speaks https',
    todo: 'name the proxy (1, or its network), else all visitors share the limits of one address',
  }),
  noMailServer: () => ({
    what: 'There is no mail server',
    todo: 'set SMTP_URL, else mails are only files in DATA_DIR/outbox',
  }),
  mailServerFails: (host: string, code: string) => ({
    what: `The mail server ${host} does not work (${code})`,
    todo: 'correct SMTP_URL, or ask its provider; mails wait meanwhile',
  }),
  exampleSender: (domain: string) => ({
    what: `Mails come from ${domain}`,
    todo: 'set MAIL_FROM to an address of the shop',
  }),
  otherSender: (domain: string, host: string) => ({
    what: `Mails come from ${domain}, the store is ${host}`,
    todo: 'set MAIL_FROM to an address of the shop’s own domain, with SPF and DKIM',
  }),
  exampleRecipient: (address: string, field: string) => ({
    what: `Messages and withdrawals go to ${address}`,
    todo: `set CONTACT_TO, or ${field} in ${FILE}`,
  }),
  noDatabase: (place: string) => ({ what: `There is no shop in ${place}`, todo: 'start the store once' }),
  noBackup: (days: number | null, command: string) => ({
    what: days === null ? 'There was never a backup' : `The last backup is ${days} days old`,
    todo: `call ${command} every night, by a timer`,
  }),
  noPrice: (handles: string, command: string) => ({
    what: `Without a price, and so not for sale: ${handles}`,
    todo: command,
  }),
  noMaker: (vendors: string) => ({
    what: `Who makes it, and who answers for it in the EU, is not written down of: ${vendors}`,
    todo: `write the maker’s facts into makers in ${FILE}`,
  }),
  ownPictures: (count: number, setting: string) => ({
    what: `${count} pictures are your own, and the pages call them drawings`,
    todo: `set ${setting} in ${FILE}`,
  }),
  noPromo: (code: string, command: string) => ({
    what: `The pages advertise the code ${code}, which does not exist`,
    todo: `call ${command}, ${changePromo}`,
  }),
  otherPromo: (code: string, given: number | null, told: number) => ({
    what: `The code ${code} gives ${given === null ? 'an amount' : `${given}%`}, the pages say ${told}%`,
    todo: `make them one, in the database or in promo of ${FILE}`,
  }),
  promoMinimum: (code: string) => ({
    what: `The code ${code} asks for a minimum that the pages do not tell`,
    todo: `add one without a minimum, ${changePromo}`,
  }),
  promoRefused: (code: string, why: string) => ({
    what: `The code ${code} is refused (${why})`,
    todo: `add a valid one, ${changePromo}`,
  }),
  demoGoods: (count: number, command: string) => ({
    what: `${count} products of the demo shop are for sale`,
    todo: startEmpty(command),
  }),
  demoCodes: (codes: string, command: string) => ({
    what: `Codes of the demo shop are valid for anybody: ${codes}`,
    todo: startEmpty(command),
  }),
  noGoods: (command: string) => ({ what: 'There is nothing to sell', todo: command }),
  mailsGivenUp: (count: number, list: string, resend: string) => ({
    what:
      count === 1 ? '1 mail could not be sent and was given up' : `${count} mails could not be sent and were given up`,
    todo: `see ${list}, then ${resend}`,
  }),
};
