import { aPersonSession, mock } from '@tele/core/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StoryWindow } from './sign-in-window.ts';
import { pickNext, searchCardiology, type Canvas } from './widget-journey.ts';

export const onFile = ['name', 'phone', 'gender', 'dob', 'medicareOrIhi', 'address'] as const;

export const meThere = (fields: readonly (typeof onFile)[number][]) =>
  mock('authMe', {
    userId: 'usr_7H3K',
    email: 'maeve.tran@example.com',
    role: 'patient',
    sides: ['patient'],
    name: null,
    specialistId: null,
    profession: null,
    profile: null,
    onFile: [...fields],
  });

export const signedIn = mock('exchangeSignIn', ({ body }) => ({
  session: body.code === 'one-use' ? aPersonSession() : null,
}));

export const signInButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Sign in to send your request' });

export async function pickAsVisitor(canvas: Canvas): Promise<void> {
  await searchCardiology(canvas);
  await pickNext(canvas);
  await expect(await canvas.findByText('1 of 10 picked')).toBeVisible();
}

export async function pressSignIn(canvas: Canvas): Promise<void> {
  await pickAsVisitor(canvas);
  await userEvent.click(await signInButton(canvas));
}

export async function signIn(canvas: Canvas, signInWindow: StoryWindow): Promise<Canvas> {
  await pressSignIn(canvas);
  await canvas.findByText('Waiting for you to sign in');
  // The window is heard once the sign-in has begun.
  await waitFor(async () => {
    signInWindow.say({ kind: 'code', code: 'one-use' });
    await expect(canvas.queryByRole('dialog', { name: 'Submit your request' })).not.toBeNull();
  });
  return within(await canvas.findByRole('dialog', { name: 'Submit your request' }));
}
