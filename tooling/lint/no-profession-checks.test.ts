import { noProfessionChecks } from './no-profession-checks.ts';
import { tester } from './tester.ts';

tester.run('what differs by category is data of the category', noProfessionChecks, {
  valid: [
    'wordingOf(profession).client',
    'profession === other.profession',
    "const doctor = { profession: 'doctor' }",
    "specialtiesCallOf(profession) === 'availableSpecialties'",
    "search({ profession: 'doctor', specialty })",
    "role === 'specialist'",
    '`${kind}` === key',
    "professionOf('doctors')",
  ],
  invalid: [
    { code: "profession === 'doctor'", errors: 1 },
    { code: "'doctors' !== category.path", errors: 1 },
    { code: "if (id == 'allied-health') show()", errors: 1 },
    { code: "profession === ('doctor' as const)", errors: 1 },
    { code: 'profession === `pets`', errors: 1 },
    { code: "switch (profession) { case 'legal': return warn() }", errors: 1 },
    { code: "['doctor', 'allied-health'].includes(profession)", errors: 1 },
    { code: "chosen.includes('real-estate')", errors: 1 },
  ],
});
