import { useMessages, type Messages, type MessageTable, type Spoken } from '@tele/ui';
import { renderHook } from '@testing-library/react';

/** A table as a component speaks it, in our own words. */
export const wordsOf = <Table extends MessageTable>(messages: Messages<Table>): Spoken<Table> =>
  renderHook(() => useMessages(messages)).result.current;
