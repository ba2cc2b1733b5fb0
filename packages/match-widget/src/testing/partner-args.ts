import { widgetArgs } from './widget-args.ts';

/** Props on a partner's page: signed out, with payment settings from the service. */
export function partnerArgs() {
  const { token: _, stripe: __, ...args } = widgetArgs();
  return { ...args, partner: 'tele_pub_banksia_road' };
}
