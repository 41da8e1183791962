/** What the front page says, one object a language: it comes with the page's data, so that no script carries it. */
import type { HomeList } from '#domain/merchandising.ts';
import type { IconName } from '../../ui/icon.tsx';

export interface Link {
  to: string;
  label: string;
}

export interface HeroText {
  /** In Greek the shop's own name, which wears its mark. */
  title: readonly [first: string, rest: string];
  lead: string;
  cta: string;
  finder: string;
  films: {
    label: string;
    /** In the order of the films: hero-films.tsx. */
    names: readonly string[];
    play: string;
    pause: string;
  };
}

export interface ListHead {
  title: string;
  lead: string;
}

/** Why a laptop stands among the best buys; at most 38 letters each. */
export interface CardReasonsText {
  cheapest: string;
  lightest: string;
  memory: string;
  screen: string;
  battery: string;
  /** Of its brand and grade; `{brand}` and `{grade}` stand for them. */
  windows: string;
  mac: string;
}

/** Ways into the catalogue by what the machine is for. */
export interface DoorsText {
  title: string;
  finder: string;
  /** In the order of the doors: open-doors.ts. */
  doors: readonly { title: string; note: string }[];
  /** `{count}` stands for how many laptops there are; `{price}` for the lowest price. */
  count: { one: string; other: string };
  from: string;
}

export interface BenefitsText {
  title: string;
  rows: readonly { title: string; text: string; picture: string; alt: string; more?: Link }[];
  chosen: { title: string; reasons: readonly string[] };
}

export interface HomeText {
  title: string;
  description: string;
  hero: HeroText;
  terms: {
    label: string;
    /** `delivery` is followed by the dates. */
    delivery: string;
    deliveryNote: string;
    others: readonly (readonly [title: string, note: string])[];
  };
  doors: DoorsText;
  why: { title: string; cards: readonly { icon: IconName; title: string; text: string }[] };
  lists: Record<HomeList, ListHead>;
  reasons: CardReasonsText;
  all: string;
  seeAll: string;
  /** `{price}` stands for the lowest price. */
  stock: { one: string; other: string };
  payWith: string;
  benefits: BenefitsText;
  press: { label: string; read: string };
  blog: {
    title: string;
    all: string;
    /** Three articles; `date` is `YYYY-MM-DD`. */
    posts: readonly { slug: string; date: string; title: string; excerpt: string }[];
  };
}
