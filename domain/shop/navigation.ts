/**
 * Where the navigation leads, on every page and in the menus of the API: a path, and the key of its word in
 * `locales/<tag>/screens/every-page.ts`.
 */
const refurbishment = ['/services/refurbishment', 'nav.refurbishment'] as const;
const gradeGuide = ['/services/grade-guide', 'nav.gradeGuide'] as const;
const warranty = ['/warranty', 'nav.warranty'] as const;
const story = ['/about/our-story', 'nav.story'] as const;
const mission = ['/about/our-mission', 'nav.mission'] as const;
export const withdrawal = ['/withdrawal', 'footer.withdrawal'] as const;
export const blog = ['/blog', 'nav.blog'] as const;
export const contact = ['/contact', 'nav.contact'] as const;

/** The groups of the header and of its menu. */
export const services = [refurbishment, gradeGuide, warranty] as const;
export const about = [story, mission] as const;

/** The groups of the footer, which has every page of domain/shop/store-pages.ts. */
export const footer = {
  afterSale: [warranty, refurbishment, gradeGuide, withdrawal],
  company: [['/#about', 'footer.why'], story, mission, blog, contact],
  legal: [
    ['/terms', 'footer.terms'],
    ['/privacy', 'footer.privacy'],
    ['/accessibility', 'footer.accessibility'],
  ],
} as const;

export type NavigationLink = (typeof footer)[keyof typeof footer][number];
