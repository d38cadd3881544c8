// Clears a frame to the floor's shadow and marks each pixel with its program's depth, so that
// programs write to their own pixels only.
in vec2 vScreen;
layout(location = 0) out vec4 oLight;
layout(location = 1) out vec4 oPaint;
uniform vec3 uRight, uUp, uAhead;
uniform vec2 uOpening;
uniform float uSteps;

// How far out a spot of the floor lies: 0 well under the car, 1 on the shadow's outline. The
// outline follows the car's plan with long round corners: seen this flatly, any corner of it would
// stand beside the car as a point.
float outwards(vec2 spot) {
  vec2 middle = vec2(0.5 * (FOREMOST + REARMOST), 0.0);
  vec2 halfSize = vec2(0.5 * (REARMOST - FOREMOST), HALF_WIDTH + 0.05);
  vec2 corner = vec2(0.95, 0.3);
  return length(max(abs(spot - middle) - halfSize + corner, 0.0) / corner);
}

// Black over the floor that the car keeps the light from, never wider than the car itself.
float floorShadow(vec2 spot) {
  float out3 = pow(min(outwards(spot), 1.0), 3.0);
  return max(0.9 * (1.0 - pow(skyOpen(spot), 1.5)) * (1.0 - out3) * (1.0 - out3) - 0.012, 0.0);
}

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  gl_FragDepth = partClass(at) / uSteps;
  vec3 ray = normalize(uAhead + uRight * vScreen.x * uOpening.x + uUp * vScreen.y * uOpening.y);
  float shade = ray.z < -0.001 ? floorShadow((uCamera + ray * (uCamera.z / -ray.z)).xy) : 0.0;
  // Through two panes one sees the dim studio behind the car.
  bool glazed = texelFetch(uGlassNormals, at, 0).w > 0.5;
  vec2 border = smoothstep(1.0, 0.84, abs(vScreen));
  shade *= border.x * border.y;
  oLight = glazed ? vec4(vec3(0.34, 0.35, 0.36) * (0.75 + 0.5 * vScreen.y), 1.0) : vec4(0.0, 0.0, 0.0, shade);
  oPaint = vec4(0.0);
}
