/** The fields of a product's form as it is sent before the scripts run. */
export const PRODUCT_FIELD = 'product';
/** Before an option's own name: `option:Memory`. */
export const OPTION_FIELD = 'option:';
