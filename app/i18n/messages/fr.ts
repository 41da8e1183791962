/** The texts that the specification fixes in French (section 8), under the keys of the catalogue; nothing else is French. */
export const fr = {
  'contact.failed': "Une erreur s'est produite lors de l'envoi du message. Veuillez réessayer.",
} as const satisfies Record<string, string>;
