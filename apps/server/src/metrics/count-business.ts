import type { Metrics } from '@quartermaster/metrics';
import { Counter } from 'prom-client';
import type { BusinessCounts } from '../wire/index.ts';

/** Counts by store: there are as many series as the deployment has stores. */
export function countBusiness(metrics: Metrics | null): BusinessCounts {
  if (metrics === null) return { orderPlaced() {}, signedIn() {}, registration() {} };
  const registers = [metrics.own];
  const orders = new Counter({ name: 'quartermaster_orders_placed_total', help: 'Orders that were placed.', labelNames: ['store'], registers });
  const signIns = new Counter({ name: 'quartermaster_sign_ins_total', help: 'Sign-ins that a store has let in.', labelNames: ['store'], registers });
  const registrations = new Counter({ name: 'quartermaster_registrations_total', help: 'Registrations by what became of them.', labelNames: ['store', 'outcome'], registers });
  return { orderPlaced: (store) => orders.inc({ store }), signedIn: (store) => signIns.inc({ store }), registration: (store, outcome) => registrations.inc({ store, outcome }) };
}
