/** The platform's own names of filters, in both languages. */

export const facetNames = {
  availability: 'Διαθεσιμότητα',
  price: 'Τιμή',
  vendor: 'Μάρκα',
  productType: 'Είδος',
  inStock: 'Διαθέσιμο',
  soldOut: 'Εξαντλημένο',
};
