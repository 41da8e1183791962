// Comfort only: the desk works in full without this file.

// What a form answered is read first.
document.querySelector('.notice--wrong')?.focus();

for (const form of document.forms) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = 'yes';
  });
}
// Back from the next page, out of the browser's memory: the forms are alive again.
window.addEventListener('pageshow', () => {
  for (const form of document.forms) delete form.dataset.sent;
});
