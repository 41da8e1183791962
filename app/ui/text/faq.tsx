import { Icon } from '../icon.tsx';
import type { FaqText } from './faq-text.ts';

/** Questions that open one at a time: the browser's own exclusive `details`, which needs no script. */
export function Faq({ title, questions }: FaqText) {
  return (
    <section className="section details" aria-labelledby="faq-title">
      <h2 id="faq-title">{title}</h2>
      <div className="faq">
        {questions.map(({ question, answer }) => (
          <details key={question} name="faq">
            <summary>
              {question} <Icon name="down" small />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
