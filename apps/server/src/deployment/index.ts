export { DeploymentError } from './deployment-error.ts';
export { loadDeployment, noDeployment, type LoadedDeployment } from './load-deployment.ts';
export { openPlugins } from './open-plugins.ts';
