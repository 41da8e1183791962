import { useI18n } from '../../i18n/i18n-context.tsx';
import { JsonLd } from '../../seo/json-ld.tsx';
import { organizationJsonLd } from '../../seo/organization-json-ld.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { useShopFacts } from '../../state/shop-facts.tsx';
import { Faq } from '../../ui/text/faq.tsx';
import { Reviews } from '../../ui/text/reviews.tsx';
import { Benefits, Why } from './benefits.tsx';
import { Doors } from './doors.tsx';
import { Featured } from './featured.tsx';
import { Hero } from './hero.tsx';
import './home.css';
import type { HomeData } from './load-home.ts';
import { BlogPreview, Press } from './news.tsx';
import { SecondList } from './second-list.tsx';

export function HomeScreen(props: HomeData) {
  const { language } = useI18n();
  const { publicUrl } = useShopFacts();
  const { text } = props;
  return (
    <>
      <PageHead title={text.title} description={text.description} />
      <JsonLd data={organizationJsonLd(language, publicUrl)} />
      <Hero text={text.hero} />
      <TermsStrip terms={text.terms} />
      <div className="wrap">
        <Doors {...props.doors} />
        <Why {...text.why} />
        <Featured {...props} />
        <Benefits {...props.benefits} />
        <SecondList {...props.second} all={text.all} />
        {props.press && <Press {...props.press} />}
        <Reviews {...props.reviews} />
        <Faq {...props.faq} />
        <BlogPreview {...props.blog} />
      </div>
    </>
  );
}

function TermsStrip({ terms }: { terms: HomeData['text']['terms'] }) {
  const { delivery } = useShopFacts();
  const [warranty, ...others] = terms.others;
  const dates = <span className="together">{delivery.short}</span>;
  const promises = [warranty, [terms.delivery, terms.deliveryNote, dates] as const, ...others];
  return (
    <section className="terms" aria-label={terms.label}>
      <ul className="wrap">
        {promises.map(
          (promise) =>
            promise && (
              <li key={promise[0]}>
                <b>
                  {promise[0]} {promise[2]}
                </b>
                {promise[1]}
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
