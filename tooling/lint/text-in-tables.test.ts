import { textInTables } from './text-in-tables.ts';
import { tester } from './tester.ts';

tester.run('what people read stands in a message table', textInTables, {
  valid: [
    '<Button>{t.pay}</Button>',
    '<Button className="tele-button Big One" data-kind="A word" aria-controls={id}>{count} · {total}</Button>',
    '<p>{t.lede({ count })}, {" "}</p>',
    "throw new Error('Tele: no client was found. Wrap it in <TeleProvider>.')",
    "console.warn('Tele appearance: there is no such knob.')",
    "if (event.key === 'Escape') close()",
    "type Said = 'Already booked.'",
    "import x from './Some file.ts'",
    "const zone = 'Australia/Sydney'",
    "const widths = '10px 20px'",
    "headers.set('Content-Type', 'application/json')",
    '({ title: t.title, label: t.label })',
    "({ status: 'BOOKED', tone: 'positive' })",
    "const place = { title: 'editProfile', nav: { label: 'requests' } }",
  ],
  invalid: [
    { code: '<Button>Cancel</Button>', errors: 1 },
    { code: '<p>{count} of {total}</p>', errors: 1 },
    { code: "<p>{busy ? 'Saving…' : 'Save'}</p>", errors: 2 },
    { code: '<p>{`${count} picked`}</p>', errors: 1 },
    { code: '<Button aria-label="Close" />', errors: 1 },
    { code: "<Field label={optional ? 'Fee (optional)' : t.fee} />", errors: 1 },
    { code: '<QueryBoundary loadingLabel="Loading" errorTitle={`Failed to load ${name}.`} />', errors: 2 },
    { code: "<Row term={'Reason' ?? fallback} />", errors: 1 },
    { code: "toast.show('Appointment cancelled.')", errors: 1 },
    { code: "const note = { label: 'Undo', onSelect }", errors: 1 },
    { code: "if (name === '') errors.name = 'Enter your full name.'", errors: 1 },
    { code: "const hint = () => 'You’re offline. Try again.'", errors: 1 },
    { code: 'const lost = `Filled by ${name}`', errors: 1 },
    { code: "<p title={'Booked ' + when}>{when}</p>", errors: 1 },
  ],
});
