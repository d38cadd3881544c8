// Clears a frame to the floor's shadow and marks each pixel with its program's depth, so that
// programs write to their own pixels only.
in vec2 vScreen;
layout(location = 0) out vec4 oLight;
layout(location = 1) out vec4 oPaint;
uniform vec3 uRight, uUp, uAhead;
uniform vec2 uOpening;
uniform float uSteps;
// 1 where the floor fades out towards the picture's edges, 0 where it goes on beyond them.
uniform float uFading;
// Steps along a mirrored ray and their length in metres: as far as the floor shows the car's sides.
const int MIRROR_STEPS = 44;
const float MIRROR_STEP = 0.1;
const float MIRROR_CLARITY = 0.10;

// Metres from a spot of the floor to the car's plan between two places along it, which has long round corners: seen this
// flatly, any corner of the shadow would stand beside the car as a point.
float beside(vec2 spot, float from, float to) {
  vec2 middle = vec2(0.5 * (from + to), 0.0);
  vec2 halfSize = vec2(0.5 * (to - from), HALF_WIDTH);
  vec2 corner = vec2(0.9, 0.45);
  return (length(max(abs(spot - middle) - halfSize + corner, 0.0) / corner) - 1.0) * corner.y;
}

// Black over the floor that the car keeps the light from: deepest where it touches, soft outside.
// `away` is the spot's distance to the car's plan.
float floorShadow(vec2 spot, float away) {
  float blocked = 1.0 - skyOpen(spot);
  float deep = smoothstep(0.12, 0.85, blocked);
  float soft = 1.0 - smoothstep(-0.1, 0.9, away);
  return mix(blocked * 0.5, 1.0, deep) * soft * soft;
}

// How dark a spot may be: less at the edge of the plan than in its middle and beside a tyre. At the
// far edge, seen through below the car, it would be a pale slit under the sill.
float mostDark(vec2 spot, float away, float nearest) {
  vec2 foot = vec2(abs(abs(spot.x - 0.5 * WHEELBASE) - 0.5 * WHEELBASE), max(abs(abs(spot.y) - HALF_TRACK) - TYRE_HALF_WIDTH, 0.0));
  float contact = CONTACT_SHARE * smoothstep(CONTACT_REACH, 0.0, length(foot));
  float through = THROUGH_SHARE * smoothstep(DEEP_FROM, DEEP_TO, nearest);
  float deep = max(smoothstep(DEEP_FROM, DEEP_TO, away), through);
  return mix(EDGE_DARKNESS, 1.0, max(deep, contact));
}

// Distance to the plan between the wheels, of the point in which a ray is this high above the floor.
float besideAt(vec3 ray, float height) {
  vec2 spot = (uCamera + ray * ((uCamera.z - height) / max(-ray.z, 1e-3))).xy;
  return beside(spot, -UNDER_END, WHEELBASE + UNDER_END);
}

// Between the wheels one looks under the car at the floor behind it, which is dark, too. The distance
// to the plan is convex along a ray: its least is found by thirds.
float nearestSeen(vec3 ray) {
  float low = 0.0, high = UNDER_HEIGHT;
  for (int round = 0; round < 12; round++) {
    float third = (high - low) / 3.0;
    if (besideAt(ray, low + third) < besideAt(ray, high - third)) high -= third;
    else low += third;
  }
  return besideAt(ray, low);
}

// The pixel whose surface a spot of the polished floor mirrors, and how clearly; 0 for none. The
// way of the mirrored ray is followed over the picture, until it runs behind what is drawn there.
vec3 mirroredPixel(vec2 spot, vec3 ray) {
  vec2 size = vec2(textureSize(uNormals, 0));
  for (int step = 1; step <= MIRROR_STEPS; step++) {
    vec3 way = vec3(spot, 0.0) + vec3(ray.xy, -ray.z) * (MIRROR_STEP * float(step)) - uCamera;
    vec2 seen = vec2(dot(way, uRight), dot(way, uUp)) / (uOpening * dot(way, uAhead));
    ivec2 at = ivec2((0.5 + 0.5 * seen) * size);
    vec4 place = texelFetch(uPlaces, at, 0);
    float behind = length(way) - distance(place.xyz, uCamera);
    if (texelFetch(uNormals, at, 0).w > 0.5 && behind > 0.0 && behind < 0.6) {
      float clear = pow(max(1.0 - place.z / 0.45, 0.0), 1.5);
      return vec3(vec2(at), MIRROR_CLARITY * clear);
    }
  }
  return vec3(0.0);
}

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  gl_FragDepth = partClass(at) / uSteps;
  vec3 ray = normalize(uAhead + uRight * vScreen.x * uOpening.x + uUp * vScreen.y * uOpening.y);
  // Through two panes one sees the studio's wall behind the car, which darkens towards the floor.
  if (texelFetch(uGlassNormals, at, 0).w > 0.5) {
    oLight = vec4(vec3(0.70, 0.74, 0.78) * mix(0.4, 1.0, smoothstep(-0.04, 0.025, ray.z)), 1.0);
    oPaint = vec4(0.0);
    return;
  }
  vec2 spot = (uCamera + ray * (uCamera.z / max(-ray.z, 1e-3))).xy;
  vec2 border = mix(vec2(1.0), smoothstep(1.0, 0.84, abs(vScreen)), uFading);
  float near = border.x * border.y * step(0.001, -ray.z);
  float away = beside(spot, FOREMOST, REARMOST);
  float nearest = nearestSeen(ray);
  float under = smoothstep(UNDER_FROM, UNDER_TO, nearest);
  float dark = near > 0.0 ? min(max(floorShadow(spot, away), under), mostDark(spot, away, nearest)) * near : 0.0;
  oLight = vec4(0.0, 0.0, 0.0, DARKEST_FLOOR * dark);
  bool isFloor = near > 0.0 && away < 1.2 && gl_FragDepth == 0.0;
  oPaint = isFloor ? vec4(mirroredPixel(spot, ray), 0.0) : vec4(0.0);
  oPaint.z *= near * smoothstep(1.2, 0.2, away);
}
