// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import { aacAssignmentTable } from '../aacassignment/service-table.generated.ts';
import { approvalsTable } from '../approvals/service-table.generated.ts';
import { authorizationTable } from '../authorization/service-table.generated.ts';
import { autocompleteTable } from '../autocomplete/service-table.generated.ts';
import { browseTable } from '../browse/service-table.generated.ts';
import { cartTable } from '../cart/service-table.generated.ts';
import { catalogTable } from '../catalog/service-table.generated.ts';
import { categoriesTable } from '../categories/service-table.generated.ts';
import { checkoutTable } from '../checkout/service-table.generated.ts';
import { departmentTable } from '../department/service-table.generated.ts';
import { fedstripTable } from '../fedstrip/service-table.generated.ts';
import { ggsTable } from '../ggs/service-table.generated.ts';
import { informationTable } from '../information/service-table.generated.ts';
import { loginTable } from '../login/service-table.generated.ts';
import { mainTable } from '../main/service-table.generated.ts';
import { messagesTable } from '../messages/service-table.generated.ts';
import { orderHistoryTable } from '../orderhistory/service-table.generated.ts';
import { orderingTable } from '../ordering/service-table.generated.ts';
import { parkcartTable } from '../parkcart/service-table.generated.ts';
import { profileTable } from '../profile/service-table.generated.ts';
import { searchTable } from '../search/service-table.generated.ts';
import { smartCardTable } from '../smart-card/service-table.generated.ts';
import { storePackageTable } from '../store-package/service-table.generated.ts';
import { virtualStoreTable } from '../virtual-store/service-table.generated.ts';
import type { ContractPath } from '../services/service-types.ts';
import type { ServiceTableEntry } from '../wire/service-table-entry.ts';

/** The services of all areas by their paths. */
export const serviceTable: Readonly<Record<ContractPath, ServiceTableEntry>> = {
  ...aacAssignmentTable,
  ...approvalsTable,
  ...authorizationTable,
  ...autocompleteTable,
  ...browseTable,
  ...cartTable,
  ...catalogTable,
  ...categoriesTable,
  ...checkoutTable,
  ...departmentTable,
  ...fedstripTable,
  ...ggsTable,
  ...informationTable,
  ...loginTable,
  ...mainTable,
  ...messagesTable,
  ...orderHistoryTable,
  ...orderingTable,
  ...parkcartTable,
  ...profileTable,
  ...searchTable,
  ...smartCardTable,
  ...storePackageTable,
  ...virtualStoreTable,
};
