import { useLocation } from 'react-router';
import { shop } from '#shop.config';
import { useI18n } from '../i18n/i18n-context.tsx';
import { localizePath } from '../i18n/language.ts';
import { useShopFacts } from '../state/shop-facts.tsx';

/** Search engines show about this much (specification, section 9). */
const DESCRIPTION_LENGTH = 155;

interface Props {
  title: string;
  description: string;
  /** The page's own address without language, when it is not the present path alone: `/products?brand=dell`. */
  canonicalPath?: string;
  image?: string | undefined;
  noIndex?: boolean;
}

/** Title, description, canonical address, the other language's address and the social preview. React puts them into the head. */
export function PageHead({ title, description, canonicalPath, image, noIndex = false }: Props) {
  const { language } = useI18n();
  const { pathname } = useLocation();
  const { publicUrl } = useShopFacts();
  const path = canonicalPath ?? pathname;
  const address = (of: 'el' | 'en') => publicUrl + localizePath(path, of);
  const fullTitle = `${title} | ${shop.name[language]}`;
  const short = trimDescription(description);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={short} />
      {noIndex && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={address(language)} />
      <link rel="alternate" hrefLang="el" href={address('el')} />
      <link rel="alternate" hrefLang="en" href={address('en')} />
      <link rel="alternate" hrefLang="x-default" href={address('el')} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={short} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:locale" content={language === 'el' ? 'el_GR' : 'en_US'} />
      {image && <meta property="og:image" content={image} />}
    </>
  );
}

/** At most 155 characters, cut at a word. */
export function trimDescription(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= DESCRIPTION_LENGTH) return plain;
  return `${plain.slice(0, DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}
