// Clinic's own script for its patients' page: shows who is signed in and gives the widget tokens.
window.Tele ??= function () {
  (window.Tele.q ??= []).push(arguments);
};

/** Null while signed out. Throws on failure: the widget reports it and retries. */
async function token({ signal }) {
  const answer = await fetch('/tele-token', { method: 'POST', signal });
  if (!answer.ok) throw new Error(`No token: ${answer.status}`);
  return (await answer.json()).token;
}

const { email } = await (await fetch('/account')).json();
document.querySelector('#signed-out').hidden = email !== null;
document.querySelector('#signed-in').hidden = email === null;
document.querySelector('#who').textContent = email;

const booking = document.querySelector('#booking');
if (email !== null) {
  const { apiBase, stripeKey, stripeScript } = booking.dataset;
  const stripe = { publishableKey: stripeKey, ...(stripeScript && { scriptUrl: stripeScript }) };
  window.Tele('inline', {
    element: booking,
    widget: 'match-widget',
    config: { apiBase, stripe, token, profession: 'doctor' },
  });
}
