import type { Language } from '#shop.config';
import type { Assets } from '../assets.ts';
import { type Html, html } from '../html.ts';
import { messages } from '../messages/messages.ts';
import { layout, otherLanguage, pageHead, storePath } from './layout.ts';

/** Pages that stand where there is no checkout. Their reader's language is not known, so they speak both. */
const TEXTS = {
  not_found: {
    el: {
      title: 'Δεν βρήκαμε αυτό το καλάθι',
      text: 'Ο σύνδεσμος έχει λήξει ή δεν αντιγράφηκε ολόκληρος. Ανοίξτε ξανά το καλάθι σας από το κατάστημα.',
    },
    en: {
      title: 'We could not find this cart',
      text: 'The link has expired or was not copied whole. Open your cart again in the shop.',
    },
  },
  forbidden: {
    el: {
      title: 'Η φόρμα στάλθηκε από άλλον ιστότοπο',
      text: 'Για την ασφάλειά σας δεν τη δεχτήκαμε. Δεν χρεωθήκατε. Ανοίξτε ξανά το καλάθι σας από το κατάστημα.',
    },
    en: {
      title: 'The form was sent from another site',
      text: 'For your safety we did not accept it. You were not charged. Open your cart again in the shop.',
    },
  },
  bad_request: {
    el: { title: 'Η φόρμα δεν διαβάζεται', text: 'Δεν χρεωθήκατε. Γυρίστε πίσω και στείλτε την ξανά.' },
    en: { title: 'The form cannot be read', text: 'You were not charged. Go back and send it again.' },
  },
  server_error: {
    el: {
      title: 'Κάτι χάλασε σε εμάς',
      text: 'Γυρίστε πίσω και δοκιμάστε ξανά σε λίγο. Αν είχατε πατήσει πληρωμή, η παραγγελία χρεώνεται μόνο μία φορά.',
    },
    en: {
      title: 'Something broke on our side',
      text: 'Go back and try again shortly. If you had pressed pay, an order is charged only once.',
    },
  },
} as const;

export type NoticePage = keyof typeof TEXTS;

export function noticePage(kind: NoticePage, assets: Assets): string {
  const block = (language: Language) => html`<section class="plain__part" lang="${language}">
<h1 class="plain__title">${TEXTS[kind][language].title}</h1><p>${TEXTS[kind][language].text}</p>
<p><a class="button button--line" href="${storePath(language)}">${messages[language].back}</a></p></section>`;
  const body = html`${pageHead('el', assets, html``)}<main class="plain" id="main" tabindex="-1">${block('el')}${block('en')}</main>`;
  return layout({ language: 'el', title: TEXTS[kind].el.title, assets, body });
}

/** A checkout whose cart has no lines left. */
export function emptyPage(language: Language, token: string, assets: Assets): string {
  const words = messages[language];
  const body = html`${pageHead(language, assets, languageLink(language, `/checkouts/${token}`))}
<main class="plain" id="main" tabindex="-1"><section class="plain__part"><h1>${words.empty.title}</h1><p>${words.empty.text}</p>
<p><a class="button button--go" href="${storePath(language)}">${words.back}</a></p></section></main>`;
  return layout({ language, title: words.empty.title, assets, body });
}

export function languageLink(language: Language, path: string): Html {
  const other = otherLanguage(language);
  return html`<a class="link-quiet" href="${path}?lang=${other}" lang="${other}" hreflang="${other}">${messages[language].otherLanguage}</a>`;
}
