/** How a bound is said, whatever it bounds: a price, a size, a weight, a grade. Each reader adds what only it understands. */
export const AT_LEAST = 'τουλάχιστον, at least, minimum';
/** Said after a value. */
export const AND_MORE = 'και πάνω, και άνω, ή περισσότερο, ή περισσότερα, or more, and up, and above';
export const AND_LESS = 'και κάτω, ή λιγότερο, το πολύ, or less, and below, max';
