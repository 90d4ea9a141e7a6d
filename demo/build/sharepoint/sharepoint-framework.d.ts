/*
 * The part of the SharePoint Framework that the web part uses, which the page supplies at run time. The packages of these names would
 * install Fluent UI and another React for their types alone; docs/decisions/0017-sharepoint-without-its-tools.md.
 */

declare module "@microsoft/sp-property-pane" {
  export interface IPropertyPaneField {
    readonly targetProperty: string;
  }

  export interface IPropertyPaneDropdownOption {
    readonly key: string;
    readonly text: string;
  }

  export interface IPropertyPaneConfiguration {
    readonly pages: readonly {
      readonly header: { readonly description: string };
      readonly groups: readonly { readonly groupName: string; readonly groupFields: readonly IPropertyPaneField[] }[];
    }[];
  }

  export function PropertyPaneDropdown(
    targetProperty: string,
    properties: {
      readonly label: string;
      readonly options: readonly IPropertyPaneDropdownOption[];
      readonly selectedKey: string;
      readonly ariaDescription?: string;
    },
  ): IPropertyPaneField;

  export function PropertyPaneTextField(
    targetProperty: string,
    properties: {
      readonly label: string;
      readonly description?: string;
      readonly placeholder?: string;
      /** Empty when the text is valid; otherwise it is shown, and the property keeps its value. */
      readonly onGetErrorMessage?: (value: string) => string;
    },
  ): IPropertyPaneField;

  export function PropertyPaneToggle(
    targetProperty: string,
    properties: { readonly label: string; readonly onText: string; readonly offText: string },
  ): IPropertyPaneField;
}

declare module "@microsoft/sp-webpart-base" {
  import type { IPropertyPaneConfiguration } from "@microsoft/sp-property-pane";

  interface AadTokenProvider {
    /** An access token of Entra ID for the application of this client id. */
    getToken(resource: string): Promise<string>;
  }

  interface WebPartContext {
    readonly manifest: { readonly loaderConfig: { readonly internalModuleBaseUrls: readonly string[] } };
    readonly aadTokenProviderFactory: { getTokenProvider(): Promise<AadTokenProvider> };
  }

  export abstract class BaseClientSideWebPart<Properties extends object> {
    readonly context: WebPartContext;
    protected get domElement(): HTMLElement;
    protected get properties(): Properties;
    protected get renderedOnce(): boolean;
    /** Called initially, and after every change in the property pane. */
    protected abstract render(): void;
    protected onDispose(): void;
    protected onThemeChanged(theme: { readonly isInverted: boolean } | undefined): void;
    protected getPropertyPaneConfiguration(): IPropertyPaneConfiguration;
  }
}
