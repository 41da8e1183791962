/** The notice on every page where JavaScript is off. */
export const noScript = {
  text: 'Χωρίς JavaScript παραγγέλνετε ένα προϊόν τη φορά και χωρίς λογαριασμό.',
  link: 'Για περισσότερα, γράψτε μας',
};
