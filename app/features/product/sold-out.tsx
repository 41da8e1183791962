/** What a sold-out product's page adds; written on the server, so that no script carries it. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#domain/locale/locales.ts';
import { pageTexts, sayFrom } from '#locales/page-texts.ts';
import { formatCents } from '../../i18n/format.ts';
import type { NearestMark } from './nearest-mark.ts';

/** "30.00 € less", "Same price as the one sold out. Better: memory, weight. Worse: storage" */
export function sayMark({ savedCents, better, worse }: NearestMark, language: Language): string {
  const { soldOut, markFacts } = pageTexts(language);
  const say = sayFrom(soldOut);
  const list = (facts: NearestMark['better']) => ({ facts: facts.map((fact) => markFacts[fact]).join(', ') });
  const price = savedCents === 0 ? 'markSame' : savedCents > 0 ? 'markLess' : 'markMore';
  return [
    say(price, { amount: formatCents(Math.abs(savedCents), language) }),
    better.length > 0 && say('markBetter', list(better)),
    worse.length > 0 && say('markWorse', list(worse)),
  ]
    .filter(Boolean)
    .join('. ');
}

/** A plain form of the platform, which asks by mail for a confirmation and writes once. */
export function drawAlertForm(productId: string, path: string, language: Language): string {
  const { soldOut } = pageTexts(language);
  return renderToStaticMarkup(
    <form className="field" method="post" action={path}>
      <label htmlFor="alert-email">{soldOut.alert}</label>
      <input type="hidden" name="product" value={productId.replace(/^\D+/, '')} />
      <input type="hidden" name="lang" value={language} />
      <input type="hidden" name="sure" />
      <div className="alert-form">
        <input
          id="alert-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder={soldOut.alertEmail}
          required
        />
        <button type="submit" className="btn btn--line btn--big">
          {soldOut.alertSubmit}
        </button>
      </div>
      <p className="small" id="alert-answer" role="status">
        {soldOut.alertNote}
      </p>
    </form>,
  );
}
