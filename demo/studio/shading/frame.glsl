// Reads the point that a pixel shows out of the G-buffer.
in vec2 vScreen;
uniform sampler2D uPlaces, uNormals;
// Metres that one pixel covers at one metre's distance.
uniform float uPixel;
vec4 gPart;

vec3 bent(vec3 v) {
  return abs(dFdx(v)) + abs(dFdy(v));
}

void readFrame() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec4 place = texelFetch(uPlaces, at, 0);
  gPart = texelFetch(uNormals, at, 0);
  gPlace = place.xyz;
  gOpen = place.w;
  gNormal = normalize(gPart.xyz);
  gView = normalize(uCamera - gPlace);
  gBend = 0.0;
}

void lightPixel() {
  gPixel = uPixel * length(uCamera - gPlace) * 0.7 / max(0.3, abs(dot(gNormal, gView)));
  // Beside another part the bend would be the step to that part.
  bool alone = length(bent(gPlace)) < 7.0 * gPixel + 0.004;
  gBend = alone ? min(0.36, 1.8 * length(bent(gNormal))) : 0.0;
  // Towards the outline the bend grows without end, and pixels beside it cannot tell.
  gBend = max(gBend, 0.18 * smoothstep(0.3, 0.0, dot(gNormal, gView)));
  mirrorStudio();
}
