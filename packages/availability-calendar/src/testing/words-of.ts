import { useMessages, type Messages, type MessageTable, type Spoken } from '@tele/ui';
import { renderHook } from '@testing-library/react';

export const wordsOf = <Table extends MessageTable>(messages: Messages<Table>): Spoken<Table> =>
  renderHook(() => useMessages(messages)).result.current;
