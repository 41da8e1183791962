// Comfort only: the checkout works in full without this file.
const form = document.querySelector('form[data-checkout]');
const pay = form?.querySelector('button[value="pay"]');
let paying = false;

form?.addEventListener('submit', (event) => {
  if (paying) {
    event.preventDefault();
    return;
  }
  if (event.submitter !== pay || !pay) return;
  paying = true;
  pay.setAttribute('aria-disabled', 'true');
  pay.dataset.label = pay.textContent ?? '';
  pay.textContent = pay.dataset.busy ?? '';
});

// Back from the next page, out of the browser's memory: the button is alive again.
window.addEventListener('pageshow', (event) => {
  if (!event.persisted || !pay || !paying) return;
  paying = false;
  pay.removeAttribute('aria-disabled');
  pay.textContent = pay.dataset.label ?? '';
});

// Enter in the card's last field means the button that is below it, not the form's quiet default.
for (const input of form?.querySelectorAll('[data-card] input') ?? []) {
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing || !pay) return;
    event.preventDefault();
    form.requestSubmit(pay);
  });
}

// Digits in groups of four, as they stand on the card.
const number = form?.querySelector('[name="cardNumber"]');
number?.addEventListener('blur', () => {
  const digits = number.value.replace(/[\s-]/g, '');
  if (/^\d{12,19}$/.test(digits)) number.value = digits.replace(/(\d{4})(?=\d)/g, '$1 ');
});
