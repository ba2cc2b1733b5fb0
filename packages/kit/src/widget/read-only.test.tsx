import { useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { callQuery } from '../calls/call-query.ts';
import { useTele } from '../provider/context.ts';
import { widgetRules } from '../props/common-rules.ts';
import type { TeleWidgetProps } from '../props/widget-props.ts';
import { Widget } from './Widget.tsx';

const rules = widgetRules<TeleWidgetProps>({ needs: {}, takes: { step: 'text' } });

const Inside = () => {
  const { refetch } = useQuery(callQuery(useTele().client, 'authMe'));
  return <button onClick={() => void refetch()}>Ask again</button>;
};

/** Widget whose service reports read-only mode with each answer: its end, or null. */
const put = (answers: { says: string | null }) =>
  render(
    <Widget
      name="tele-story"
      rules={rules}
      loading={null}
      host={{
        apiBase: 'https://paused.example',
        token: 'story',
        zone: 'Australia/Sydney',
        now: () => new Date('2026-11-23T03:00:00.000Z'),
        fetch: async () =>
          Response.json({}, { headers: answers.says === null ? {} : { 'tele-read-only': answers.says } }),
      }}
    >
      {() => <Inside />}
    </Widget>,
  );

it('a widget shows read-only mode after any answer with it, until the next without', async () => {
  const answers: { says: string | null } = { says: '2026-12-01T16:00:00.000Z' };
  put(answers);
  const words = /paused for maintenance until Wed 2 Dec, 3:00 am AEDT/;
  expect((await screen.findByText(words)).closest('[role="status"]')).not.toBeNull();
  answers.says = null;
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});
