import { useLocation } from 'react-router';
import { defaultLanguage, type Language, languages, localeOf, localizePath } from '#domain/locale/locales.ts';
import { shop } from '#shop.config';
import { useI18n } from '../i18n/i18n-context.tsx';
import { useShopFacts } from '../state/shop-facts.tsx';
import type { PlatformImage } from '../storefront/documents.ts';

/** Search engines show about this much (specification, section 9). */
const DESCRIPTION_LENGTH = 155;

interface Props {
  title: string;
  description: string;
  /** The page's own address without language, when it is not the present path alone: `/products?brand=dell`. */
  canonicalPath?: string;
  /** The page's own picture, as the platform gave it; the shop's without one. */
  image?: PlatformImage | undefined;
  noIndex?: boolean;
}

/** Title, description, canonical address, the other language's address and the social preview. React puts them into the head. */
export function PageHead({ title, description, canonicalPath, image, noIndex = false }: Props) {
  const { language, t } = useI18n();
  const { pathname } = useLocation();
  const { publicUrl } = useShopFacts();
  const path = canonicalPath ?? pathname;
  const address = (of: Language) => publicUrl + localizePath(path, of);
  const fullTitle = `${title} | ${shop.name[language]}`;
  const short = trimDescription(description);
  const picture = image
    ? socialPicture(image, title, publicUrl)
    : {
        url: publicUrl + localeOf(language).socialPicture,
        width: 1200,
        height: 630,
        alt: `${shop.name[language]}. ${t('shop.motto')}`,
      };
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={short} />
      {noIndex && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={address(language)} />
      {languages.map((of) => (
        <link key={of} rel="alternate" hrefLang={of} href={address(of)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(defaultLanguage)} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={short} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:locale" content={localeOf(language).intl.replace('-', '_')} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={shop.name[language]} />
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

const SOCIAL_WIDTH = 1200;

/** As JPEG, which every reader of links knows, and whole: each of them cuts its own shape. */
export function socialPicture({ url, width, height, altText }: PlatformImage, title: string, publicUrl: string) {
  const address = new URL(url, publicUrl);
  address.searchParams.set('width', String(SOCIAL_WIDTH));
  address.searchParams.set('format', 'jpg');
  const original = { width: width ?? SOCIAL_WIDTH, height: height ?? SOCIAL_WIDTH * 0.75 };
  const factor = Math.min(1, SOCIAL_WIDTH / original.width);
  return {
    url: address.href,
    width: Math.round(original.width * factor),
    height: Math.round(original.height * factor),
    alt: altText || title,
  };
}

/** Cut at a word to at most 155 characters. */
export function trimDescription(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= DESCRIPTION_LENGTH) return plain;
  return `${plain.slice(0, DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}
