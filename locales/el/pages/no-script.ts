/** The notice on every page where JavaScript is off. */
export const noScript = {
  text: 'Χωρίς JavaScript δεν λειτουργούν το καλάθι και ο λογαριασμός.',
  link: 'Γράψτε μας τι θέλετε να παραγγείλετε',
};
