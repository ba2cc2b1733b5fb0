import { expect, it } from 'vitest';
import { writeEmail, type EmailContent } from './write-email.ts';

it('escapes whatever people wrote', async () => {
  const written = '<b>&"';
  const letter: EmailContent = {
    subject: `subject ${written}`,
    heading: `heading ${written}`,
    appointment: { startISO: '2026-11-24T00:00:00.000Z', zone: 'Australia/Sydney', how: `how ${written}` },
    paragraphs: [`paragraph ${written}`],
    facts: [{ label: `label ${written}`, text: `fact ${written}` }],
    link: { label: `link ${written}`, url: 'https://portal.test/' },
    second: { label: `second ${written}`, url: 'https://portal.test/start' },
    note: `note ${written}`,
    foot: { text: `foot ${written}`, link: { label: `choose ${written}`, url: 'https://portal.test/patient' } },
  };
  const { html, text } = await writeEmail(letter);
  expect(html).not.toContain('<b>');
  expect(html.match(/\w+ &lt;b&gt;&amp;&quot;/g)?.map((one) => one.split(' ')[0])).toEqual([
    'subject',
    'heading',
    'how',
    'paragraph',
    'label',
    'fact',
    'link',
    'second',
    'note',
    'foot',
    'choose',
  ]);
  expect(text).toContain(`paragraph ${written}`);
});
