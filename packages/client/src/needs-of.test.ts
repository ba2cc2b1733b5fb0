import { expect, it } from 'vitest';
import { contract, type Caller, type CallDefinition } from '@tele/core/contract';
import type { RouteName } from '@tele/core';
import { needsOf } from './needs-of.ts';

const calls = Object.entries(contract) as [RouteName, CallDefinition][];
const needs = (caller: Caller) => (caller === 'public' ? 'nobody' : caller === 'visitor' ? 'visitor' : 'person');

/** Require data that a client lacks, or a portal's token. */
const aboutPartners = ['vouchForPatient', 'approveSignIn', 'partnerCounts', 'partnerSelections'];

it.each(calls.filter(([name]) => !aboutPartners.includes(name)))(
  'says of %s what the contract says of its caller',
  (name, { caller }) => expect(needsOf(name)).toBe(needs(caller)),
);
