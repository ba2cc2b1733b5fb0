import type { RequestItem as Item } from '@tele/core';
import { useNow } from '@tele/kit';
import { AskAgain, type AskedAgain } from './AskAgain.tsx';
import { OpenRequestItem, type AskedForTimes } from './OpenRequestItem.tsx';
import { mayAskAgain } from './may-ask-again.ts';
import { RequestItem } from './RequestItem.tsx';
import { idOfItem } from './requests.data.ts';
import './RequestListScreen.css';

export interface RequestListProps {
  items: readonly Item[];
  zone: string;
  viewHref: (selectionId: string) => string;
  openRequestHref: (requestId: string) => string;
  onAskAgain?: ((again: AskedAgain) => void) | undefined;
  onAskForTimesAgain?: ((again: AskedForTimes) => void) | undefined;
}

export const RequestList = (props: RequestListProps) => {
  const { items, zone, viewHref, openRequestHref, onAskAgain, onAskForTimesAgain } = props;
  const now = useNow();
  return (
    <ul className="tele-request-list">
      {items.map((item) =>
        item.kind === 'open' ? (
          <OpenRequestItem
            key={idOfItem(item)}
            request={item.request}
            zone={zone}
            href={openRequestHref(item.request.requestId)}
            onAskAgain={onAskForTimesAgain}
          />
        ) : (
          <RequestItem
            key={idOfItem(item)}
            selection={item.selection}
            zone={zone}
            href={viewHref(item.selection.selectionId)}
            action={
              onAskAgain &&
              mayAskAgain(item.selection, now) && <AskAgain {...{ zone, onAskAgain }} selection={item.selection} />
            }
          />
        ),
      )}
    </ul>
  );
};
