import { defineArea } from '../area/index.ts';
import { refreshAgencyProducts } from './agency-products.ts';
import { suggestionSettings } from './settings.ts';
import { suggestionServices } from './suggestion-services.ts';

export const suggestionsArea = defineArea({
  name: 'suggestions',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['orderhistory'] },
  settings: Object.values(suggestionSettings),
  needs: suggestionSettings,
  services: suggestionServices,
  cleanUp: [refreshAgencyProducts],
});
