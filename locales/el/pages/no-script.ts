/** What stands at the foot of every page for whoever has no JavaScript. */
export const noScript = {
  text: 'Χωρίς JavaScript δεν λειτουργούν το καλάθι και ο λογαριασμός.',
  link: 'Γράψτε μας τι θέλετε να παραγγείλετε',
};
