import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { everyPage as en } from '#locales/en/screens/every-page.ts';
import { I18nProvider } from '../../../i18n/i18n-context.tsx';
import { CallbackNotice } from './callback-screen.tsx';

const draw = (progress: Parameters<typeof CallbackNotice>[0]) =>
  renderToStaticMarkup(
    <I18nProvider language="en" messages={en}>
      <CallbackNotice {...progress} />
    </I18nProvider>,
  );

describe('the page after the platform’s login page', () => {
  it.each([
    ['working', 'Création du compte en cours...', 'Veuillez patienter', 'We are creating your account…'],
    ['done', 'Compte créé avec succès!', 'Redirection en cours...', 'Your account was created.'],
  ] as const)('says in French and in the reader’s language that a sign-up is %s', (step, heading, text, own) => {
    const html = draw({ step, mode: 'signup', message: '' });
    expect(html).toContain(`<h1 lang="fr">${heading}</h1>`);
    expect(html).toContain(`<p class="muted" lang="fr">${text}</p>`);
    expect(html).toContain(own);
  });

  it.each(['waiting', 'working', 'done'] as const)('never speaks of an account being made at a login (%s)', (step) => {
    const html = draw({ step, mode: 'login', message: '' });
    expect(html).not.toMatch(/compte|creat/i);
    expect(html).toMatch(/<h1>[^<]+<\/h1>/);
  });

  it('keeps on the page what failed, which the toast said too', () => {
    const html = draw({ step: 'failed', mode: 'login', message: 'No customer data found' });
    expect(html).toContain('<h1 lang="fr">Une erreur est survenue</h1>');
    expect(html).toContain('<p lang="fr">Erreur: No customer data found</p>');
    expect(html).toContain('Something went wrong.');
  });
});
