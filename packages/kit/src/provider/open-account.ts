import { createTeleClient } from '@tele/client';
import { isOriginError } from '../errors/is-origin-error.ts';
import { refusalOf } from '../errors/refusal-of.ts';
import { widgetErrorOf } from '../host/widget-error.ts';
import { latePartner } from '../partner/late-partner.ts';
import type { Account, AccountOptions } from './account.ts';
import { createNetwork } from './create-network.ts';
import { isReportable } from './is-reportable.ts';
import { createOwner } from './owner.ts';
import { createQueryClient } from './create-query-client.ts';
import { createReadOnlyWatch } from './read-only-watch.ts';
import { createTokenSource } from './create-token-source.ts';
import { withFailures } from './with-failures.ts';

export function openAccount(options: AccountOptions): Account {
  const { latest, service, generation, partner, isActive } = options;
  const owner = createOwner();
  const readOnly = createReadOnlyWatch();
  const apiBase = typeof service === 'string' ? service : '';
  const isPartnerPage = typeof service === 'string' && partner !== undefined;
  const reportError = (error: unknown): void => {
    const isVisitor = isPartnerPage && owner.name() === null;
    if (isActive(owner) && isReportable(error, isVisitor)) latest.current.onError?.(widgetErrorOf(error));
  };
  const network = createNetwork(latest, apiBase, readOnly, reportError);
  const partnerPage = isPartnerPage
    ? () => latePartner.load().then(({ partnerPageOf }) => partnerPageOf({ apiBase, partner }, network))
    : null;
  // The partner page reports a visitor's refusal.
  const isPageRefused = (error: unknown): boolean => owner.name() !== null && refusalOf(error) !== null;
  const queryClient = createQueryClient((error) => {
    if (!isOriginError(error) && !isPageRefused(error)) reportError(error);
  });
  return {
    service,
    generation,
    partner,
    owner,
    partnerPage,
    leave() {
      owner.hasLeft = true;
      queryClient.clear();
      options.onArrival({ after: owner, token: null });
    },
    client:
      typeof service === 'object'
        ? service
        : withFailures(
            createTeleClient({
              apiBase,
              token: createTokenSource(options, owner, partnerPage),
              visit: partnerPage ? async (refused) => (await partnerPage()).visit(refused) : latest.current.visit,
              onAuthRequired: (event) => {
                if (isActive(owner)) latest.current.onAuthRequired?.(event);
              },
              ...network,
              now: () => (latest.current.now?.() ?? new Date()).getTime(),
            }),
            (error) => {
              if (isPageRefused(error)) reportError(error);
            },
          ),
    queryClient,
    readOnly,
  };
}
