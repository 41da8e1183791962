/** The texts that the specification fixes in French (section 8), under the keys of the catalogue; nothing else is French. */
export const fr = {
  'contact.failed': "Une erreur s'est produite lors de l'envoi du message. Veuillez réessayer.",
  'callback.working': 'Création du compte en cours...',
  'callback.wait': 'Veuillez patienter',
  'callback.done': 'Compte créé avec succès!',
  'callback.redirecting': 'Redirection en cours...',
  'callback.failed': 'Une erreur est survenue',
  'callback.error': 'Erreur: {message}',
} as const satisfies Record<string, string>;
