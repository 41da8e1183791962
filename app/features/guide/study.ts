/** Emissions of a laptop's manufacture, by Öko-Institut and Fraunhofer IZM for the German Federal Ministry for the Environment. */
export const STUDY = {
  href: 'https://www.oeko.de/en/news/press-releases/frequent-replacement-of-notebooks-harms-the-climate-and-the-environment/',
  /** Kilograms of CO₂ equivalent. */
  productionKg: 214,
  /** Share of all emissions within `years`. */
  productionPercent: 56,
  years: 5,
} as const;
