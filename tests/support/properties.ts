import fc from 'fast-check';

/** The same examples in every run: `PROPERTY_SEED=… npm run check` tries others. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_122) });

export { fc };
